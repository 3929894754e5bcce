function longestSubarray(nums) {
  let longest = 0
  let left = 0
  let zeros = 0
  for (const [right, number] of nums.entries()) {
    if (number === 0) zeros++
    while (zeros > 1) {
      if (nums[left] === 0) zeros--
      left++
    }
    // One of the window is deleted: its zero, or any if it has none.
    longest = Math.max(longest, right - left)
  }
  return longest
}
