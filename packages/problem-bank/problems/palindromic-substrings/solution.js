function countSubstrings(s) {
  let count = 0
  for (let middle = 0; middle < s.length; middle++) {
    for (const gap of [0, 1]) {
      let left = middle
      let right = middle + gap
      while (left >= 0 && right < s.length && s[left] === s[right]) {
        count++
        left--
        right++
      }
    }
  }
  return count
}
