function numberOfArithmeticSlices(nums) {
  let total = 0
  let endingHere = 0
  for (let i = 2; i < nums.length; i++) {
    endingHere = nums[i] - nums[i - 1] === nums[i - 1] - nums[i - 2] ? endingHere + 1 : 0
    total += endingHere
  }
  return total
}
