func canReach(arr []int, start int) bool {
	seen := make([]bool, len(arr))
	toVisit := []int{start}
	for len(toVisit) > 0 {
		place := toVisit[len(toVisit)-1]
		toVisit = toVisit[:len(toVisit)-1]
		if place < 0 || place >= len(arr) || seen[place] {
			continue
		}
		if arr[place] == 0 {
			return true
		}
		seen[place] = true
		toVisit = append(toVisit, place+arr[place], place-arr[place])
	}
	return false
}
