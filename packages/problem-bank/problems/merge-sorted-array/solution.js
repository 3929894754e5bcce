function merge(nums1, m, nums2, n) {
  let left = m - 1
  let right = n - 1
  for (let place = m + n - 1; right >= 0; place--) {
    if (left >= 0 && nums1[left] > nums2[right]) nums1[place] = nums1[left--]
    else nums1[place] = nums2[right--]
  }
}
