function isMonotonic(nums) {
  let rises = false
  let falls = false
  for (let i = 1; i < nums.length; i++) {
    rises ||= nums[i] > nums[i - 1]
    falls ||= nums[i] < nums[i - 1]
  }
  return !(rises && falls)
}
