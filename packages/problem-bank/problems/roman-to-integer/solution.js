const VALUES = { I: 1, V: 5, X: 10, L: 50, C: 100, D: 500, M: 1000 }

function romanToInt(s) {
  let total = 0
  for (let place = 0; place < s.length; place++) {
    const value = VALUES[s[place]]
    total += value < VALUES[s[place + 1]] ? -value : value
  }
  return total
}
