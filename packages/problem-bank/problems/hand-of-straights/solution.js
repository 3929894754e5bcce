function isNStraightHand(hand, groupSize) {
  const left = new Map()
  for (const card of hand) left.set(card, (left.get(card) ?? 0) + 1)
  for (const smallest of [...left.keys()].sort((a, b) => a - b)) {
    const groups = left.get(smallest)
    if (groups === 0) continue
    for (let number = smallest; number < smallest + groupSize; number++) {
      const there = left.get(number) ?? 0
      if (there < groups) return false
      left.set(number, there - groups)
    }
  }
  return true
}
