func reverseBits(n int) int {
	reversed := 0
	for range 32 {
		reversed = reversed<<1 | n&1
		n >>= 1
	}
	return reversed
}
