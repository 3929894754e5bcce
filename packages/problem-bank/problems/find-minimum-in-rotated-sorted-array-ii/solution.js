function findMin(nums) {
  let low = 0
  let high = nums.length - 1
  while (low < high) {
    const middle = (low + high) >> 1
    if (nums[middle] > nums[high]) low = middle + 1
    else if (nums[middle] < nums[high]) high = middle
    else high--
  }
  return nums[low]
}
