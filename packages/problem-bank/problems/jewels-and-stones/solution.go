func numJewelsInStones(jewels string, stones string) int {
	precious := map[rune]bool{}
	for _, jewel := range jewels {
		precious[jewel] = true
	}
	count := 0
	for _, stone := range stones {
		if precious[stone] {
			count++
		}
	}
	return count
}
