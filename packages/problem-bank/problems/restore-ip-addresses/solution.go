import (
	"strconv"
	"strings"
)

func restoreIpAddresses(s string) []string {
	var addresses, numbers []string
	var split func(start int)
	split = func(start int) {
		if len(numbers) == 4 {
			if start == len(s) {
				addresses = append(addresses, strings.Join(numbers, "."))
			}
			return
		}
		for end := start + 1; end <= min(start+3, len(s)); end++ {
			if isByte(s[start:end]) {
				numbers = append(numbers, s[start:end])
				split(end)
				numbers = numbers[:len(numbers)-1]
			}
		}
	}
	split(0)
	return addresses
}

func isByte(digits string) bool {
	number, _ := strconv.Atoi(digits)
	return digits == "0" || digits[0] != '0' && number <= 255
}
