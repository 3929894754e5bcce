function lengthOfLongestSubstring(s) {
  const lastSeen = new Map()
  let start = 0
  let longest = 0
  for (let index = 0; index < s.length; index++) {
    const character = s[index]
    if (lastSeen.has(character)) start = Math.max(start, lastSeen.get(character) + 1)
    lastSeen.set(character, index)
    longest = Math.max(longest, index - start + 1)
  }
  return longest
}
