function longestOnes(nums, k) {
  let left = 0
  let zeros = 0
  for (const bit of nums) {
    if (bit === 0) zeros++
    if (zeros > k && nums[left++] === 0) zeros--
  }
  return nums.length - left
}
