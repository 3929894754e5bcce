function removeDuplicates(s) {
  const kept = []
  for (const letter of s) {
    if (kept.at(-1) === letter) kept.pop()
    else kept.push(letter)
  }
  return kept.join('')
}
