func exist(board [][]byte, word string) bool {
	var reads func(row, column, place int) bool
	reads = func(row, column, place int) bool {
		if place == len(word) {
			return true
		}
		inside := row >= 0 && row < len(board) && column >= 0 && column < len(board[0])
		if !inside || board[row][column] != word[place] {
			return false
		}
		board[row][column] = 0
		found := reads(row+1, column, place+1) || reads(row-1, column, place+1) ||
			reads(row, column+1, place+1) || reads(row, column-1, place+1)
		board[row][column] = word[place]
		return found
	}
	for row := range board {
		for column := range board[row] {
			if reads(row, column, 0) {
				return true
			}
		}
	}
	return false
}
