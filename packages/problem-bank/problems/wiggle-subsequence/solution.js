function wiggleMaxLength(nums) {
  let [up, down] = [1, 1]
  for (let i = 1; i < nums.length; i++) {
    if (nums[i] > nums[i - 1]) up = down + 1
    if (nums[i] < nums[i - 1]) down = up + 1
  }
  return Math.max(up, down)
}
