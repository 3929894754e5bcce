import "strings"

func multiply(num1 string, num2 string) string {
	digits := make([]byte, len(num1)+len(num2))
	for i := len(num1) - 1; i >= 0; i-- {
		for j := len(num2) - 1; j >= 0; j-- {
			total := digits[i+j+1] + (num1[i]-'0')*(num2[j]-'0')
			digits[i+j+1] = total % 10
			digits[i+j] += total / 10
		}
	}
	for place := range digits {
		digits[place] += '0'
	}
	if product := strings.TrimLeft(string(digits), "0"); product != "" {
		return product
	}
	return "0"
}
