function lengthOfLIS(nums) {
  const smallestEnds = []
  for (const number of nums) {
    let low = 0
    let high = smallestEnds.length
    while (low < high) {
      const middle = (low + high) >> 1
      if (smallestEnds[middle] < number) low = middle + 1
      else high = middle
    }
    smallestEnds[low] = number
  }
  return smallestEnds.length
}
