function findRightInterval(intervals) {
  const byStart = [...intervals.keys()].sort((a, b) => intervals[a][0] - intervals[b][0])
  return intervals.map(([, end]) => {
    let [low, high] = [0, byStart.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if (intervals[byStart[middle]][0] < end) low = middle + 1
      else high = middle
    }
    return byStart[low] ?? -1
  })
}
