function suggestedProducts(products, searchWord) {
  const sorted = [...products].sort()
  let start = 0
  return Array.from(searchWord, (_, last) => {
    const prefix = searchWord.slice(0, last + 1)
    start = firstFrom(sorted, prefix, start)
    return sorted.slice(start, start + 3).filter((product) => product.startsWith(prefix))
  })
}

/** The first place from `start` on whose word does not come before the wanted one. */
function firstFrom(sorted, wanted, start) {
  let [low, high] = [start, sorted.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (sorted[middle] < wanted) low = middle + 1
    else high = middle
  }
  return low
}
