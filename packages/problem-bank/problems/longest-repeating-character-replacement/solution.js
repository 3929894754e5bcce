function characterReplacement(s, k) {
  const counts = new Map()
  let highest = 0
  let left = 0
  for (let right = 0; right < s.length; right++) {
    const count = (counts.get(s[right]) ?? 0) + 1
    counts.set(s[right], count)
    highest = Math.max(highest, count)
    if (right - left + 1 > highest + k) {
      counts.set(s[left], counts.get(s[left]) - 1)
      left++
    }
  }
  return s.length - left
}
