function wordPattern(pattern, s) {
  const words = s.split(' ').filter((word) => word !== '')
  if (words.length !== pattern.length) return false
  const wordOf = new Map()
  const letterOf = new Map()
  for (const [place, word] of words.entries()) {
    const letter = pattern[place]
    if ((wordOf.get(letter) ?? word) !== word || (letterOf.get(word) ?? letter) !== letter) return false
    wordOf.set(letter, word)
    letterOf.set(word, letter)
  }
  return true
}
