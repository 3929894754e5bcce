func checkValidString(s string) bool {
	// How many parentheses can be open: any number from fewest to most.
	fewest, most := 0, 0
	for _, character := range s {
		if character == '(' {
			fewest++
		} else {
			fewest--
		}
		if character == ')' {
			most--
		} else {
			most++
		}
		if most < 0 {
			return false
		}
		fewest = max(fewest, 0)
	}
	return fewest == 0
}
