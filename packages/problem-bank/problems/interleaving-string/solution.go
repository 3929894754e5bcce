func isInterleave(s1 string, s2 string, s3 string) bool {
	if len(s1)+len(s2) != len(s3) {
		return false
	}
	possible := make([]bool, len(s2)+1)
	for i := range len(s1) + 1 {
		for j := range len(s2) + 1 {
			if i == 0 && j == 0 {
				possible[j] = true
				continue
			}
			fromFirst := i > 0 && possible[j] && s1[i-1] == s3[i+j-1]
			fromSecond := j > 0 && possible[j-1] && s2[j-1] == s3[i+j-1]
			possible[j] = fromFirst || fromSecond
		}
	}
	return possible[len(s2)]
}
