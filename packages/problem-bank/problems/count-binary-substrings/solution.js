function countBinarySubstrings(s) {
  let [count, before, present] = [0, 0, 0]
  for (let i = 0; i < s.length; i++) {
    if (i > 0 && s[i] !== s[i - 1]) [before, present] = [present, 0]
    present++
    if (present <= before) count++
  }
  return count
}
