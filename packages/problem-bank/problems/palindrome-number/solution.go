func isPalindrome(x int) bool {
	if x < 0 || x%10 == 0 && x != 0 {
		return false
	}
	back := 0
	for x > back {
		back = back*10 + x%10
		x /= 10
	}
	return x == back || x == back/10
}
