type WordDictionary struct {
	children map[rune]*WordDictionary
	isWord   bool
}

func Constructor() WordDictionary {
	return WordDictionary{children: map[rune]*WordDictionary{}}
}

func (d *WordDictionary) AddWord(word string) {
	node := d
	for _, letter := range word {
		if node.children[letter] == nil {
			node.children[letter] = &WordDictionary{children: map[rune]*WordDictionary{}}
		}
		node = node.children[letter]
	}
	node.isWord = true
}

func (d *WordDictionary) Search(word string) bool {
	nodes := []*WordDictionary{d}
	for _, letter := range word {
		var reached []*WordDictionary
		for _, node := range nodes {
			if letter == '.' {
				for _, child := range node.children {
					reached = append(reached, child)
				}
			} else if child := node.children[letter]; child != nil {
				reached = append(reached, child)
			}
		}
		nodes = reached
	}
	for _, node := range nodes {
		if node.isWord {
			return true
		}
	}
	return false
}
