func alienOrder(words []string) string {
	followers := map[byte]map[byte]bool{}
	for _, word := range words {
		for i := range len(word) {
			followers[word[i]] = map[byte]bool{}
		}
	}
	waiting := map[byte]int{}
	for i := 1; i < len(words); i++ {
		one, other := words[i-1], words[i]
		place := 0
		for place < min(len(one), len(other)) && one[place] == other[place] {
			place++
		}
		if place == len(one) {
			continue
		}
		if place == len(other) {
			return ""
		}
		if earlier, later := one[place], other[place]; !followers[earlier][later] {
			followers[earlier][later] = true
			waiting[later]++
		}
	}

	var order []byte
	for letter := range followers {
		if waiting[letter] == 0 {
			order = append(order, letter)
		}
	}
	// What waits for nothing more is put behind what was taken.
	for taken := 0; taken < len(order); taken++ {
		for follower := range followers[order[taken]] {
			waiting[follower]--
			if waiting[follower] == 0 {
				order = append(order, follower)
			}
		}
	}
	if len(order) < len(followers) {
		return ""
	}
	return string(order)
}
