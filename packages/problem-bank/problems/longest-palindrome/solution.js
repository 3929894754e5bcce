function longestPalindrome(s) {
  const single = new Set()
  for (const letter of s) {
    if (!single.delete(letter)) single.add(letter)
  }
  return s.length - single.size + (single.size > 0 ? 1 : 0)
}
