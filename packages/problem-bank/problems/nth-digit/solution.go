import "strconv"

func findNthDigit(n int) int {
	length, first := 1, 1
	for n > length*9*first {
		n -= length * 9 * first
		length++
		first *= 10
	}
	number := first + (n-1)/length
	return int(strconv.Itoa(number)[(n-1)%length] - '0')
}
