type trie struct {
	children map[byte]*trie
	ending   string
}

func findWords(board [][]byte, words []string) []string {
	root := &trie{children: map[byte]*trie{}}
	for _, word := range words {
		root.insert(word)
	}
	var found []string
	var search func(row, column int, parent *trie)
	search = func(row, column int, parent *trie) {
		inside := row >= 0 && row < len(board) && column >= 0 && column < len(board[0])
		if !inside || parent.children[board[row][column]] == nil {
			return
		}
		letter := board[row][column]
		node := parent.children[letter]
		if node.ending != "" {
			found = append(found, node.ending)
			node.ending = ""
		}
		// Nothing in the trie is called so: the cell is taken for the rest of this walk.
		board[row][column] = 0
		search(row-1, column, node)
		search(row+1, column, node)
		search(row, column-1, node)
		search(row, column+1, node)
		board[row][column] = letter
		if len(node.children) == 0 {
			delete(parent.children, letter)
		}
	}
	for row := range board {
		for column := range board[row] {
			search(row, column, root)
		}
	}
	return found
}

func (t *trie) insert(word string) {
	node := t
	for _, letter := range []byte(word) {
		if node.children[letter] == nil {
			node.children[letter] = &trie{children: map[byte]*trie{}}
		}
		node = node.children[letter]
	}
	node.ending = word
}
