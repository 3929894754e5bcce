func canVisitAllRooms(rooms [][]int) bool {
	seen := make([]bool, len(rooms))
	seen[0] = true
	entered := 0
	toEnter := []int{0}
	for len(toEnter) > 0 {
		room := toEnter[len(toEnter)-1]
		toEnter = toEnter[:len(toEnter)-1]
		entered++
		for _, key := range rooms[room] {
			if !seen[key] {
				seen[key] = true
				toEnter = append(toEnter, key)
			}
		}
	}
	return entered == len(rooms)
}
