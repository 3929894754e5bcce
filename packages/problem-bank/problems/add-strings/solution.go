import "slices"

func addStrings(num1 string, num2 string) string {
	var digits []byte
	carry := byte(0)
	for i, j := len(num1)-1, len(num2)-1; i >= 0 || j >= 0 || carry > 0; i, j = i-1, j-1 {
		if i >= 0 {
			carry += num1[i] - '0'
		}
		if j >= 0 {
			carry += num2[j] - '0'
		}
		digits = append(digits, '0'+carry%10)
		carry /= 10
	}
	slices.Reverse(digits)
	return string(digits)
}
