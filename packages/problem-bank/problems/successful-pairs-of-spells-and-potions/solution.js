function successfulPairs(spells, potions, success) {
  const sorted = potions.toSorted((a, b) => a - b)
  return spells.map((spell) => {
    let [low, high] = [0, sorted.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if (spell * sorted[middle] < success) low = middle + 1
      else high = middle
    }
    return sorted.length - low
  })
}
