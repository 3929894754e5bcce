func numDecodings(s string) int {
	older, newer := 0, 1
	for place := range s {
		ways := 0
		if s[place] != '0' {
			ways = newer
		}
		if place > 0 && s[place-1:place+1] >= "10" && s[place-1:place+1] <= "26" {
			ways += older
		}
		older, newer = newer, ways
	}
	return newer
}
