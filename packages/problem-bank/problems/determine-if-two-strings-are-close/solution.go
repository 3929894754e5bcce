import "slices"

func closeStrings(word1 string, word2 string) bool {
	counts1, counts2 := countLetters(word1), countLetters(word2)
	for letter := range counts1 {
		if (counts1[letter] == 0) != (counts2[letter] == 0) {
			return false
		}
	}
	slices.Sort(counts1[:])
	slices.Sort(counts2[:])
	return counts1 == counts2
}

func countLetters(word string) [26]int {
	var counts [26]int
	for _, letter := range word {
		counts[letter-'a']++
	}
	return counts
}
