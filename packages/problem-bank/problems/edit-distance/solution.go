func minDistance(word1 string, word2 string) int {
	above := make([]int, len(word2)+1)
	for column := range above {
		above[column] = column
	}
	for i := range word1 {
		row := make([]int, len(word2)+1)
		row[0] = i + 1
		for j := range word2 {
			if word1[i] == word2[j] {
				row[j+1] = above[j]
			} else {
				row[j+1] = 1 + min(above[j], above[j+1], row[j])
			}
		}
		above = row
	}
	return above[len(word2)]
}
