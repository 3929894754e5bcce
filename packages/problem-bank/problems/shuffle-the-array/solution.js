function shuffle(nums, n) {
  return nums.slice(0, n).flatMap((number, at) => [number, nums[n + at]])
}
