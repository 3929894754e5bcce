function largestRectangleArea(heights) {
  let largest = 0
  const rising = []
  for (let right = 0; right <= heights.length; right++) {
    const height = heights[right] ?? 0
    while (rising.length > 0 && heights[rising.at(-1)] > height) {
      const lowest = heights[rising.pop()]
      const left = rising.length > 0 ? rising.at(-1) + 1 : 0
      largest = Math.max(largest, lowest * (right - left))
    }
    rising.push(right)
  }
  return largest
}
