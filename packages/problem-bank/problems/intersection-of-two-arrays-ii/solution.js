function intersect(nums1, nums2) {
  const left = new Map()
  for (const number of nums1) left.set(number, (left.get(number) ?? 0) + 1)
  const shared = []
  for (const number of nums2) {
    const count = left.get(number) ?? 0
    if (count === 0) continue
    left.set(number, count - 1)
    shared.push(number)
  }
  return shared
}
