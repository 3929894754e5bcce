function findWords(board, words) {
  const trie = newNode()
  for (const word of words) {
    let node = trie
    for (const letter of word) {
      if (!node.next.has(letter)) node.next.set(letter, newNode())
      node = node.next.get(letter)
    }
    node.word = word
  }
  const found = []

  function search(row, column, parent) {
    const letter = board[row]?.[column]
    const node = parent.next.get(letter)
    if (!node) return
    if (node.word !== null) {
      found.push(node.word)
      node.word = null
    }
    // The cell is taken for the rest of this walk.
    board[row][column] = ''
    search(row - 1, column, node)
    search(row + 1, column, node)
    search(row, column - 1, node)
    search(row, column + 1, node)
    board[row][column] = letter
    if (node.word === null && node.next.size === 0) parent.next.delete(letter)
  }

  for (const [row, letters] of board.entries()) {
    for (const column of letters.keys()) search(row, column, trie)
  }
  return found
}

function newNode() {
  return { word: null, next: new Map() }
}
