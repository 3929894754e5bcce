function findSubstring(s, words) {
  const width = words[0].length
  const missing = new Map()
  for (const word of words) missing.set(word, (missing.get(word) ?? 0) + 1)
  const starts = []
  for (let offset = 0; offset < width; offset++) {
    const left = new Map(missing)
    let start = offset
    for (let at = offset; at + width <= s.length; at += width) {
      const piece = s.slice(at, at + width)
      left.set(piece, (left.get(piece) ?? 0) - 1)
      while (left.get(piece) < 0) {
        const first = s.slice(start, start + width)
        left.set(first, left.get(first) + 1)
        start += width
      }
      if (at + width - start === width * words.length) starts.push(start)
    }
  }
  return starts
}
