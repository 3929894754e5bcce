function removeDuplicates(nums) {
  let kept = 0
  for (const number of nums) if (kept === 0 || number !== nums[kept - 1]) nums[kept++] = number
  return kept
}
