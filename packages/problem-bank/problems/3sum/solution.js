function threeSum(nums) {
  const ordered = [...nums].sort((a, b) => a - b)
  const triplets = []
  for (let first = 0; first < ordered.length - 2; first++) {
    if (first > 0 && ordered[first] === ordered[first - 1]) continue
    let left = first + 1
    let right = ordered.length - 1
    while (left < right) {
      const total = ordered[first] + ordered[left] + ordered[right]
      if (total < 0) left++
      else if (total > 0) right--
      else {
        triplets.push([ordered[first], ordered[left], ordered[right]])
        left++
        while (left < right && ordered[left] === ordered[left - 1]) left++
      }
    }
  }
  return triplets
}
