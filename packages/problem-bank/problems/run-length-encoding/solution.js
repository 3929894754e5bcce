function runLengthEncode(s) {
  const parts = []
  let start = 0
  for (let place = 1; place <= s.length; place++) {
    if (s[place] === s[start]) continue
    parts.push(`${s[start]}${place - start}`)
    start = place
  }
  return parts.join('')
}
