function eraseOverlapIntervals(intervals) {
  const byEnd = [...intervals].sort((a, b) => a[1] - b[1])
  let removed = 0
  let lastEnd = -Infinity
  for (const [start, end] of byEnd) {
    if (start >= lastEnd) lastEnd = end
    else removed++
  }
  return removed
}
