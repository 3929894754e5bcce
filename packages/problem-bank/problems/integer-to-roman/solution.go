import "strings"

var symbols = []struct {
	value  int
	symbol string
}{
	{1000, "M"}, {900, "CM"}, {500, "D"}, {400, "CD"}, {100, "C"}, {90, "XC"},
	{50, "L"}, {40, "XL"}, {10, "X"}, {9, "IX"}, {5, "V"}, {4, "IV"}, {1, "I"},
}

func intToRoman(num int) string {
	var numeral strings.Builder
	for _, each := range symbols {
		numeral.WriteString(strings.Repeat(each.symbol, num/each.value))
		num %= each.value
	}
	return numeral.String()
}
