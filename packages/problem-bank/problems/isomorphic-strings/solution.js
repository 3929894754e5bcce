function isIsomorphic(s, t) {
  const forward = new Map()
  const backward = new Map()
  for (let place = 0; place < s.length; place++) {
    const a = s[place]
    const b = t[place]
    if ((forward.get(a) ?? b) !== b || (backward.get(b) ?? a) !== a) return false
    forward.set(a, b)
    backward.set(b, a)
  }
  return true
}
