function combinationSum4(nums, target) {
  const ways = [1, ...new Array(target).fill(0)]
  for (let total = 1; total <= target; total++) {
    for (const last of nums) {
      if (last <= total) ways[total] += ways[total - last]
    }
  }
  return ways[target]
}
