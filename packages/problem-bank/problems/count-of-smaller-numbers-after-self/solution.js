function countSmaller(nums) {
  const sorted = [...new Set(nums)].sort((a, b) => a - b)
  const ranks = new Map(sorted.map((number, place) => [number, place + 1]))
  const tree = Array(sorted.length + 1).fill(0)
  const counts = Array(nums.length).fill(0)
  for (let i = nums.length - 1; i >= 0; i--) {
    const rank = ranks.get(nums[i])
    for (let place = rank - 1; place > 0; place &= place - 1) counts[i] += tree[place]
    for (let place = rank; place < tree.length; place += place & -place) tree[place]++
  }
  return counts
}
