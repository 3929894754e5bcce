function thirdMax(nums) {
  let largest = []
  for (const number of nums) {
    if (largest.includes(number)) continue
    largest = [...largest, number].sort((a, b) => b - a).slice(0, 3)
  }
  return largest[2] ?? largest[0]
}
