type BrowserHistory struct {
	pages   []string
	current int
}

func Constructor(homepage string) BrowserHistory {
	return BrowserHistory{pages: []string{homepage}}
}

func (h *BrowserHistory) Visit(url string) {
	h.current++
	h.pages = append(h.pages[:h.current], url)
}

func (h *BrowserHistory) Back(steps int) string {
	h.current = max(0, h.current-steps)
	return h.pages[h.current]
}

func (h *BrowserHistory) Forward(steps int) string {
	h.current = min(len(h.pages)-1, h.current+steps)
	return h.pages[h.current]
}
