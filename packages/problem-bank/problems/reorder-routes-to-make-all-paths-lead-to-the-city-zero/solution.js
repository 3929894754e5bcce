function minReorder(n, connections) {
  // For each city the roads at it, as the city at the other end and whether the road leads there.
  const roads = Array.from({ length: n }, () => [])
  for (const [start, end] of connections) {
    roads[start].push([end, true])
    roads[end].push([start, false])
  }

  let turned = 0
  const toVisit = [[0, 0]]
  while (toVisit.length > 0) {
    const [city, previous] = toVisit.pop()
    for (const [next, leadsAway] of roads[city]) {
      if (next === previous) continue
      if (leadsAway) turned++
      toVisit.push([next, city])
    }
  }
  return turned
}
