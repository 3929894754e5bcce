function longestPalindromeSubseq(s) {
  const best = new Array(s.length).fill(0)
  for (let start = s.length - 1; start >= 0; start--) {
    let between = 0
    best[start] = 1
    for (let end = start + 1; end < s.length; end++) {
      const previous = best[end]
      best[end] = s[start] === s[end] ? between + 2 : Math.max(best[end], best[end - 1])
      between = previous
    }
  }
  return best.at(-1)
}
