function pivotIndex(nums) {
  let left = 0
  let right = nums.reduce((sum, number) => sum + number, 0)
  for (const [index, number] of nums.entries()) {
    right -= number
    if (left === right) return index
    left += number
  }
  return -1
}
