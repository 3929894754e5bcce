function isMatch(s, p) {
  // At place j: whether what was read of s matches the first j characters of p.
  let matched = [true]
  for (let j = 0; j < p.length; j++) matched.push(p[j] === '*' && matched[j - 1])
  for (const character of s) {
    const before = matched
    matched = [false]
    for (let j = 0; j < p.length; j++) {
      const element = p[j] === '*' ? p[j - 1] : p[j]
      const fits = element === character || element === '.'
      matched.push(p[j] === '*' ? matched[j - 1] || (fits && before[j + 1]) : fits && before[j])
    }
  }
  return matched.at(-1)
}
