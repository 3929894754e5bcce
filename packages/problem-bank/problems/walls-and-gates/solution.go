import "math"

const empty = math.MaxInt32

func wallsAndGates(rooms [][]int) {
	var reached [][2]int
	for row := range rooms {
		for column, cell := range rooms[row] {
			if cell == 0 {
				reached = append(reached, [2]int{row, column})
			}
		}
	}
	for len(reached) > 0 {
		row, column := reached[0][0], reached[0][1]
		reached = reached[1:]
		for _, near := range [][2]int{{row - 1, column}, {row + 1, column}, {row, column - 1}, {row, column + 1}} {
			inside := near[0] >= 0 && near[0] < len(rooms) && near[1] >= 0 && near[1] < len(rooms[0])
			if inside && rooms[near[0]][near[1]] == empty {
				rooms[near[0]][near[1]] = rooms[row][column] + 1
				reached = append(reached, near)
			}
		}
	}
}
