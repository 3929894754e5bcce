// largest is 3^19, the largest power of three of 32 bits.
const largest = 1162261467

func isPowerOfThree(n int) bool {
	return n > 0 && largest%n == 0
}
