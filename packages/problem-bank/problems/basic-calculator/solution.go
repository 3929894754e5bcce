func calculate(s string) int {
	type pending struct{ result, sign int }
	var outer []pending
	result, sign, number := 0, 1, 0
	for _, character := range s + "+" {
		switch {
		case character >= '0' && character <= '9':
			number = 10*number + int(character-'0')
		case character == '+' || character == '-':
			result += sign * number
			sign, number = 1, 0
			if character == '-' {
				sign = -1
			}
		case character == '(':
			outer = append(outer, pending{result, sign})
			result, sign = 0, 1
		case character == ')':
			result += sign * number
			before := outer[len(outer)-1]
			outer = outer[:len(outer)-1]
			result, sign, number = before.result+before.sign*result, 1, 0
		}
	}
	return result
}
