type Trie struct {
	children map[rune]*Trie
	isWord   bool
}

func Constructor() Trie {
	return Trie{children: map[rune]*Trie{}}
}

func (t *Trie) Insert(word string) {
	node := t
	for _, letter := range word {
		if node.children[letter] == nil {
			node.children[letter] = &Trie{children: map[rune]*Trie{}}
		}
		node = node.children[letter]
	}
	node.isWord = true
}

func (t *Trie) Search(word string) bool {
	node := t.walk(word)
	return node != nil && node.isWord
}

func (t *Trie) StartsWith(prefix string) bool {
	return t.walk(prefix) != nil
}

func (t *Trie) walk(letters string) *Trie {
	node := t
	for _, letter := range letters {
		node = node.children[letter]
		if node == nil {
			return nil
		}
	}
	return node
}
