function carFleet(target, position, speed) {
  const nearestFirst = [...position.keys()].sort((a, b) => position[b] - position[a])
  let fleets = 0
  let arrival = 0
  for (const car of nearestFirst) {
    const alone = (target - position[car]) / speed[car]
    if (alone > arrival) {
      fleets++
      arrival = alone
    }
  }
  return fleets
}
