function sockMerchant(ar) {
  const waiting = new Set()
  let pairs = 0
  for (const color of ar) {
    if (waiting.delete(color)) pairs++
    else waiting.add(color)
  }
  return pairs
}
