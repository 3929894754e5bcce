function findMedianSortedArrays(nums1, nums2) {
  const [shorter, longer] = nums1.length <= nums2.length ? [nums1, nums2] : [nums2, nums1]
  const total = shorter.length + longer.length
  const half = Math.ceil(total / 2)
  let low = 0
  let high = shorter.length
  while (true) {
    const taken = Math.floor((low + high) / 2)
    const others = half - taken
    const shorterLow = shorter[taken - 1] ?? -Infinity
    const shorterHigh = shorter[taken] ?? Infinity
    const longerLow = longer[others - 1] ?? -Infinity
    const longerHigh = longer[others] ?? Infinity
    if (shorterLow > longerHigh) high = taken - 1
    else if (longerLow > shorterHigh) low = taken + 1
    else {
      const lower = Math.max(shorterLow, longerLow)
      return total % 2 === 1 ? lower : (lower + Math.min(shorterHigh, longerHigh)) / 2
    }
  }
}
