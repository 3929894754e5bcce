var values = map[byte]int{'I': 1, 'V': 5, 'X': 10, 'L': 50, 'C': 100, 'D': 500, 'M': 1000}

func romanToInt(s string) int {
	total := 0
	for place := range s {
		value := values[s[place]]
		if place+1 < len(s) && value < values[s[place+1]] {
			total -= value
		} else {
			total += value
		}
	}
	return total
}
