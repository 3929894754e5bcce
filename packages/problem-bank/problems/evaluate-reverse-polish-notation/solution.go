import "strconv"

var operations = map[string]func(a, b int) int{
	"+": func(a, b int) int { return a + b },
	"-": func(a, b int) int { return a - b },
	"*": func(a, b int) int { return a * b },
	"/": func(a, b int) int { return a / b },
}

func evalRPN(tokens []string) int {
	var stack []int
	for _, token := range tokens {
		operation, ok := operations[token]
		if !ok {
			number, _ := strconv.Atoi(token)
			stack = append(stack, number)
			continue
		}
		last := len(stack) - 1
		stack[last-1] = operation(stack[last-1], stack[last])
		stack = stack[:last]
	}
	return stack[0]
}
