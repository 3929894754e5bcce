import "math"

func reverse(x int) int {
	reversed := 0
	for left := x; left != 0; left /= 10 {
		reversed = reversed*10 + left%10
	}
	if reversed < math.MinInt32 || reversed > math.MaxInt32 {
		return 0
	}
	return reversed
}
