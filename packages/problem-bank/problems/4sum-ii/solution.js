function fourSumCount(nums1, nums2, nums3, nums4) {
  const pairs = new Map()
  for (const a of nums1) for (const b of nums2) pairs.set(a + b, (pairs.get(a + b) ?? 0) + 1)
  let tuples = 0
  for (const c of nums3) for (const d of nums4) tuples += pairs.get(-c - d) ?? 0
  return tuples
}
