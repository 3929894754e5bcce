import "slices"

func addBinary(a string, b string) string {
	var digits []byte
	carry := byte(0)
	for i, j := len(a)-1, len(b)-1; i >= 0 || j >= 0 || carry > 0; i, j = i-1, j-1 {
		if i >= 0 {
			carry += a[i] - '0'
		}
		if j >= 0 {
			carry += b[j] - '0'
		}
		digits = append(digits, '0'+carry%2)
		carry /= 2
	}
	slices.Reverse(digits)
	return string(digits)
}
