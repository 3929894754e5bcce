function maxSubarraySumCircular(nums) {
  let sum = 0
  // Of the stretches that end here the largest and the smallest sum.
  let highestHere = 0
  let lowestHere = 0
  let highest = -Infinity
  let lowest = Infinity
  for (const number of nums) {
    sum += number
    highestHere = Math.max(highestHere, 0) + number
    lowestHere = Math.min(lowestHere, 0) + number
    highest = Math.max(highest, highestHere)
    lowest = Math.min(lowest, lowestHere)
  }
  // With negative numbers alone, leaving out the lowest stretch would leave nothing.
  return highest < 0 ? highest : Math.max(highest, sum - lowest)
}
