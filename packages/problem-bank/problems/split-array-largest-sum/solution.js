function splitArray(nums, k) {
  function partsNeeded(bound) {
    let parts = 1
    let total = 0
    for (const number of nums) {
      if (total + number > bound) {
        parts++
        total = 0
      }
      total += number
    }
    return parts
  }

  let low = 0
  let high = 0
  for (const number of nums) {
    low = Math.max(low, number)
    high += number
  }
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    if (partsNeeded(middle) <= k) high = middle
    else low = middle + 1
  }
  return low
}
