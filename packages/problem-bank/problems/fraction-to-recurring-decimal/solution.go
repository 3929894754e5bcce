import "fmt"

func fractionToDecimal(numerator int, denominator int) string {
	sign := ""
	if numerator*denominator < 0 {
		sign = "-"
	}
	dividend, divisor := max(numerator, -numerator), max(denominator, -denominator)
	whole := fmt.Sprintf("%s%d", sign, dividend/divisor)
	remainder := dividend % divisor
	digits := ""
	// For each remainder the place of the digit that it gives.
	places := map[int]int{}
	for remainder != 0 {
		if start, isKnown := places[remainder]; isKnown {
			return fmt.Sprintf("%s.%s(%s)", whole, digits[:start], digits[start:])
		}
		places[remainder] = len(digits)
		digits += fmt.Sprint(remainder * 10 / divisor)
		remainder = remainder * 10 % divisor
	}
	if digits == "" {
		return whole
	}
	return whole + "." + digits
}
