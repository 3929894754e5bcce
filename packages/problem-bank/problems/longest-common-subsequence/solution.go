func longestCommonSubsequence(text1 string, text2 string) int {
	above := make([]int, len(text2)+1)
	for i := range text1 {
		row := make([]int, len(text2)+1)
		for j := range text2 {
			if text1[i] == text2[j] {
				row[j+1] = above[j] + 1
			} else {
				row[j+1] = max(above[j+1], row[j])
			}
		}
		above = row
	}
	return above[len(text2)]
}
