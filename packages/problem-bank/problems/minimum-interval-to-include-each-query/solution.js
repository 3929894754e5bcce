function minInterval(intervals, queries) {
  // From the smallest interval on, each answers all the queries in it that have no answer yet.
  const points = [...new Set(queries)].sort((a, b) => a - b)
  const sizes = new Array(points.length).fill(-1)
  // For each place the next one, from it on, without an answer; one that has an answer points ahead.
  const next = Array.from(new Array(points.length + 1), (_, place) => place)
  const unanswered = (from) => {
    let place = from
    while (next[place] !== place) {
      next[place] = next[next[place]]
      place = next[place]
    }
    return place
  }
  const bySize = intervals
    .map(([left, right]) => ({ left, right, size: right - left + 1 }))
    .sort((a, b) => a.size - b.size)
  for (const { left, right, size } of bySize) {
    let place = unanswered(firstAtLeast(points, left))
    while (points[place] <= right) {
      sizes[place] = size
      next[place] = place + 1
      place = unanswered(place)
    }
  }
  return queries.map((query) => sizes[firstAtLeast(points, query)])
}

function firstAtLeast(ascending, least) {
  let low = 0
  let high = ascending.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (ascending[middle] < least) low = middle + 1
    else high = middle
  }
  return low
}
