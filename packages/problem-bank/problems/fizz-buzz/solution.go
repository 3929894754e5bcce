import "strconv"

func fizzBuzz(n int) []string {
	answer := make([]string, n)
	for index := range answer {
		number := index + 1
		word := ""
		if number%3 == 0 {
			word += "Fizz"
		}
		if number%5 == 0 {
			word += "Buzz"
		}
		if word == "" {
			word = strconv.Itoa(number)
		}
		answer[index] = word
	}
	return answer
}
