func nthUglyNumber(n int) int {
	ugly := []int{1}
	twice, thrice, fiveTimes := 0, 0, 0
	for len(ugly) < n {
		smallest := min(2*ugly[twice], 3*ugly[thrice], 5*ugly[fiveTimes])
		ugly = append(ugly, smallest)
		if smallest == 2*ugly[twice] {
			twice++
		}
		if smallest == 3*ugly[thrice] {
			thrice++
		}
		if smallest == 5*ugly[fiveTimes] {
			fiveTimes++
		}
	}
	return ugly[n-1]
}
