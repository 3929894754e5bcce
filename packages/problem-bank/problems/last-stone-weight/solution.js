function lastStoneWeight(stones) {
  // Ascending, so that the heaviest stand at the end. With few stones this serves as well as a heap.
  const weights = [...stones].sort((a, b) => a - b)
  while (weights.length > 1) {
    const left = weights.pop() - weights.pop()
    if (left === 0) continue
    const place = weights.findIndex((weight) => weight >= left)
    weights.splice(place === -1 ? weights.length : place, 0, left)
  }
  return weights[0] ?? 0
}
