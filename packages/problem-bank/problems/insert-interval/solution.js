function insert(intervals, newInterval) {
  let [start, end] = newInterval
  const before = []
  const after = []
  for (const interval of intervals) {
    if (interval[1] < start) before.push(interval)
    else if (interval[0] > end) after.push(interval)
    else {
      start = Math.min(start, interval[0])
      end = Math.max(end, interval[1])
    }
  }
  return [...before, [start, end], ...after]
}
