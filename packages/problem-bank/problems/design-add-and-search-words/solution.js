class WordDictionary {
  // A node maps each letter to the next node, and knows whether a word ends at it.
  #root = { next: new Map(), ends: false }

  addWord(word) {
    let node = this.#root
    for (const letter of word) {
      if (!node.next.has(letter)) node.next.set(letter, { next: new Map(), ends: false })
      node = node.next.get(letter)
    }
    node.ends = true
  }

  search(word) {
    let nodes = [this.#root]
    for (const letter of word) {
      nodes = nodes.flatMap(({ next }) => (letter === '.' ? [...next.values()] : (next.get(letter) ?? [])))
    }
    return nodes.some(({ ends }) => ends)
  }
}
