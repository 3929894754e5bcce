function canVisitAllRooms(rooms) {
  const seen = new Set([0])
  // A set can be walked through while it grows.
  for (const room of seen) {
    for (const key of rooms[room]) seen.add(key)
  }
  return seen.size === rooms.length
}
