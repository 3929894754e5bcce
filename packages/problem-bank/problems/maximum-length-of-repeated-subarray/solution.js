function findLength(nums1, nums2) {
  let longest = 0
  const endingAt = new Array(nums2.length + 1).fill(0)
  for (const number of nums1) {
    for (let j = nums2.length; j > 0; j--) {
      endingAt[j] = nums2[j - 1] === number ? endingAt[j - 1] + 1 : 0
      longest = Math.max(longest, endingAt[j])
    }
  }
  return longest
}
