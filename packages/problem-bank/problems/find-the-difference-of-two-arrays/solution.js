function findDifference(nums1, nums2) {
  const first = new Set(nums1)
  const second = new Set(nums2)
  return [[...first].filter((number) => !second.has(number)), [...second].filter((number) => !first.has(number))]
}
