function removeStars(s) {
  const left = []
  for (const character of s) {
    if (character === '*') left.pop()
    else left.push(character)
  }
  return left.join('')
}
