import "slices"

func findContentChildren(g []int, s []int) int {
	slices.Sort(g)
	slices.Sort(s)
	content := 0
	for _, cookie := range s {
		if content < len(g) && g[content] <= cookie {
			content++
		}
	}
	return content
}
