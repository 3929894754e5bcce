function minWindow(s, t) {
  const needed = new Map()
  for (const character of t) needed.set(character, (needed.get(character) ?? 0) + 1)
  const change = (character, by) => needed.set(character, (needed.get(character) ?? 0) + by)

  let missing = t.length
  let best = null
  let left = 0
  for (let right = 0; right < s.length; right++) {
    if ((needed.get(s[right]) ?? 0) > 0) missing--
    change(s[right], -1)
    if (missing > 0) continue
    while (needed.get(s[left]) < 0) change(s[left++], 1)
    if (best === null || right + 1 - left < best.end - best.start) best = { start: left, end: right + 1 }
    change(s[left++], 1)
    missing = 1
  }
  return best === null ? '' : s.slice(best.start, best.end)
}
