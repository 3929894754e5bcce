function removeElement(nums, val) {
  let kept = 0
  for (const number of nums) if (number !== val) nums[kept++] = number
  return kept
}
