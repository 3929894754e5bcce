function removeDuplicates(nums) {
  let kept = 0
  for (const number of nums) if (kept < 2 || number !== nums[kept - 2]) nums[kept++] = number
  return kept
}
