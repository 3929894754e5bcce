class Trie {
  // A node maps each letter to the next node, and knows whether a word ends at it.
  #root = { next: new Map(), ends: false }

  insert(word) {
    let node = this.#root
    for (const letter of word) {
      if (!node.next.has(letter)) node.next.set(letter, { next: new Map(), ends: false })
      node = node.next.get(letter)
    }
    node.ends = true
  }

  search(word) {
    return this.#walk(word)?.ends === true
  }

  startsWith(prefix) {
    return this.#walk(prefix) !== undefined
  }

  #walk(letters) {
    let node = this.#root
    for (const letter of letters) node = node?.next.get(letter)
    return node
  }
}
