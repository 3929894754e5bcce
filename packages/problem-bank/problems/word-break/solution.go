import "strings"

func wordBreak(s string, wordDict []string) bool {
	canCut := make([]bool, len(s)+1)
	canCut[0] = true
	for end := 1; end <= len(s); end++ {
		for _, word := range wordDict {
			if strings.HasSuffix(s[:end], word) && canCut[end-len(word)] {
				canCut[end] = true
				break
			}
		}
	}
	return canCut[len(s)]
}
