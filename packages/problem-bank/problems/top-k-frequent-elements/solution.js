function topKFrequent(nums, k) {
  const counts = new Map()
  for (const number of nums) counts.set(number, (counts.get(number) ?? 0) + 1)
  const withCount = Array.from({ length: nums.length + 1 }, () => [])
  for (const [number, count] of counts) withCount[count].push(number)
  return withCount.reverse().flat().slice(0, k)
}
