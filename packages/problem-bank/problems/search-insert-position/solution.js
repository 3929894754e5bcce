function searchInsert(nums, target) {
  let low = 0
  let high = nums.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (nums[middle] < target) low = middle + 1
    else high = middle
  }
  return low
}
