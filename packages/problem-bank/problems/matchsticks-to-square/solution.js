function makesquare(matchsticks) {
  const side = matchsticks.reduce((sum, stick) => sum + stick, 0) / 4
  const sticks = [...matchsticks].sort((a, b) => b - a)
  const sides = [0, 0, 0, 0]
  const arePlaced = (at) => {
    if (at === sticks.length) return true
    for (let i = 0; i < 4; i++) {
      // A side as long as one tried before is no other choice.
      if (sides[i] + sticks[at] > side || sides.indexOf(sides[i]) < i) continue
      sides[i] += sticks[at]
      if (arePlaced(at + 1)) return true
      sides[i] -= sticks[at]
    }
    return false
  }
  return Number.isInteger(side) && arePlaced(0)
}
