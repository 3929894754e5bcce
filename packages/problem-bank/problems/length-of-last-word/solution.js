function lengthOfLastWord(s) {
  let end = s.length
  while (s[end - 1] === ' ') end--
  let start = end
  while (start > 0 && s[start - 1] !== ' ') start--
  return end - start
}
