function subarraysWithKDistinct(nums, k) {
  const withAtMost = (limit) => {
    const counts = new Map()
    let start = 0
    let total = 0
    for (const [end, number] of nums.entries()) {
      counts.set(number, (counts.get(number) ?? 0) + 1)
      while (counts.size > limit) {
        const left = counts.get(nums[start]) - 1
        if (left === 0) counts.delete(nums[start])
        else counts.set(nums[start], left)
        start++
      }
      total += end - start + 1
    }
    return total
  }
  return withAtMost(k) - withAtMost(k - 1)
}
