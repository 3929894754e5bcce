function backspaceCompare(s, t) {
  let atS = lastVisible(s, s.length - 1)
  let atT = lastVisible(t, t.length - 1)
  while (atS >= 0 && atT >= 0 && s[atS] === t[atT]) {
    atS = lastVisible(s, atS - 1)
    atT = lastVisible(t, atT - 1)
  }
  return atS < 0 && atT < 0
}

/** The place of the last letter up to `from` that no backspace swallows, or -1. */
function lastVisible(typed, from) {
  let backspaces = 0
  let at = from
  while (at >= 0 && (typed[at] === '#' || backspaces > 0)) {
    backspaces += typed[at] === '#' ? 1 : -1
    at--
  }
  return at
}
