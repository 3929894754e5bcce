function shipWithinDays(weights, days) {
  function daysNeeded(capacity) {
    let needed = 1
    let load = 0
    for (const weight of weights) {
      if (load + weight > capacity) {
        needed++
        load = 0
      }
      load += weight
    }
    return needed
  }

  let low = 0
  let high = 0
  for (const weight of weights) {
    low = Math.max(low, weight)
    high += weight
  }
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    if (daysNeeded(middle) <= days) high = middle
    else low = middle + 1
  }
  return low
}
