function canConstruct(ransomNote, magazine) {
  const available = new Map()
  for (const letter of magazine) available.set(letter, (available.get(letter) ?? 0) + 1)
  for (const letter of ransomNote) {
    const left = available.get(letter) ?? 0
    if (left === 0) return false
    available.set(letter, left - 1)
  }
  return true
}
