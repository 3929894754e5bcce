func calculate(s string) int {
	var terms []int
	operator, number := '+', 0
	for _, character := range s + "+" {
		switch {
		case character == ' ':
			continue
		case character >= '0' && character <= '9':
			number = 10*number + int(character-'0')
			continue
		}
		last := len(terms) - 1
		switch operator {
		case '+':
			terms = append(terms, number)
		case '-':
			terms = append(terms, -number)
		case '*':
			terms[last] *= number
		case '/':
			terms[last] /= number
		}
		operator, number = character, 0
	}
	sum := 0
	for _, term := range terms {
		sum += term
	}
	return sum
}
