function isInterleave(s1, s2, s3) {
  if (s1.length + s2.length !== s3.length) return false
  const possible = new Array(s2.length + 1).fill(false)
  for (let i = 0; i <= s1.length; i++) {
    for (let j = 0; j <= s2.length; j++) {
      if (i === 0 && j === 0) {
        possible[j] = true
        continue
      }
      const fromFirst = i > 0 && possible[j] && s1[i - 1] === s3[i + j - 1]
      const fromSecond = j > 0 && possible[j - 1] && s2[j - 1] === s3[i + j - 1]
      possible[j] = fromFirst || fromSecond
    }
  }
  return possible[s2.length]
}
