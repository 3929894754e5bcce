function nextGreaterElement(nums1, nums2) {
  const nextGreater = new Map()
  const waiting = []
  for (const number of nums2) {
    while (waiting.length > 0 && waiting.at(-1) < number) nextGreater.set(waiting.pop(), number)
    waiting.push(number)
  }
  return nums1.map((number) => nextGreater.get(number) ?? -1)
}
