function longestPalindrome(s) {
  let start = 0
  let length = 0
  for (let middle = 0; middle < s.length; middle++) {
    for (const gap of [0, 1]) {
      let left = middle
      let right = middle + gap
      while (left >= 0 && right < s.length && s[left] === s[right]) {
        left--
        right++
      }
      if (right - left - 1 > length) {
        start = left + 1
        length = right - left - 1
      }
    }
  }
  return s.slice(start, start + length)
}
