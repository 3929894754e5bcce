function maxProduct(nums) {
  let largest = nums[0]
  let smallest = nums[0]
  let best = nums[0]
  for (let i = 1; i < nums.length; i++) {
    const candidates = [nums[i], nums[i] * largest, nums[i] * smallest]
    largest = Math.max(...candidates)
    smallest = Math.min(...candidates)
    best = Math.max(best, largest)
  }
  return best + 0 // -0 becomes 0
}
