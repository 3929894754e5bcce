function numSubarrayProductLessThanK(nums, k) {
  if (k <= 1) return 0
  let [count, product, left] = [0, 1, 0]
  for (const [right, number] of nums.entries()) {
    product *= number
    while (product >= k) product /= nums[left++]
    count += right - left + 1
  }
  return count
}
