func totalFruit(fruits []int) int {
	picked := map[int]int{}
	start, most := 0, 0
	for end, fruit := range fruits {
		picked[fruit]++
		for len(picked) > 2 {
			dropped := fruits[start]
			picked[dropped]--
			if picked[dropped] == 0 {
				delete(picked, dropped)
			}
			start++
		}
		most = max(most, end-start+1)
	}
	return most
}
