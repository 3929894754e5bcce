function findItinerary(tickets) {
  // The destinations of each airport, the smallest last.
  const ahead = new Map()
  for (const [origin, destination] of tickets) {
    if (!ahead.has(origin)) ahead.set(origin, [])
    ahead.get(origin).push(destination)
  }
  for (const destinations of ahead.values()) destinations.sort().reverse()
  const ended = []
  const journey = ['JFK']
  while (journey.length > 0) {
    const next = ahead.get(journey.at(-1))?.pop()
    if (next === undefined) ended.push(journey.pop())
    else journey.push(next)
  }
  return ended.reverse()
}
