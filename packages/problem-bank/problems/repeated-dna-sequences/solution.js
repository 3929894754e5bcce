function findRepeatedDnaSequences(s) {
  const seen = new Set()
  const repeated = new Set()
  for (let end = 10; end <= s.length; end++) {
    const window = s.slice(end - 10, end)
    if (seen.has(window)) repeated.add(window)
    seen.add(window)
  }
  return [...repeated]
}
