var letters = map[rune]string{
	'2': "abc", '3': "def", '4': "ghi", '5': "jkl",
	'6': "mno", '7': "pqrs", '8': "tuv", '9': "wxyz",
}

func letterCombinations(digits string) []string {
	if digits == "" {
		return nil
	}
	combinations := []string{""}
	for _, digit := range digits {
		var longer []string
		for _, start := range combinations {
			for _, letter := range letters[digit] {
				longer = append(longer, start+string(letter))
			}
		}
		combinations = longer
	}
	return combinations
}
