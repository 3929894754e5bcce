function ladderLength(beginWord, endWord, wordList) {
  const unreached = new Set(wordList)
  unreached.delete(beginWord)
  let level = [beginWord]
  for (let words = 1; level.length > 0; words++) {
    const reached = []
    for (const word of level) {
      if (word === endWord) return words
      for (let place = 0; place < word.length; place++) {
        for (const letter of 'abcdefghijklmnopqrstuvwxyz') {
          const changed = word.slice(0, place) + letter + word.slice(place + 1)
          if (unreached.delete(changed)) reached.push(changed)
        }
      }
    }
    level = reached
  }
  return 0
}
