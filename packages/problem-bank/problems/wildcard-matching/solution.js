function isMatch(s, p) {
  let [place, sign] = [0, 0]
  let [star, taken] = [-1, 0]
  while (place < s.length) {
    if (p[sign] === '*') {
      star = sign++
      taken = place
    } else if (p[sign] === '?' || p[sign] === s[place]) {
      place++
      sign++
    } else if (star >= 0) {
      // The last star takes one character more.
      place = ++taken
      sign = star + 1
    } else {
      return false
    }
  }
  return [...p.slice(sign)].every((rest) => rest === '*')
}
