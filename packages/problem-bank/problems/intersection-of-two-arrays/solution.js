function intersection(nums1, nums2) {
  const inFirst = new Set(nums1)
  const common = new Set(nums2.filter((number) => inFirst.has(number)))
  return [...common]
}
