function carPooling(trips, capacity) {
  const changes = trips.flatMap(([passengers, from, to]) => [
    [from, passengers],
    [to, -passengers],
  ])
  changes.sort((a, b) => a[0] - b[0] || a[1] - b[1])
  let aboard = 0
  return changes.every(([, change]) => {
    aboard += change
    return aboard <= capacity
  })
}
