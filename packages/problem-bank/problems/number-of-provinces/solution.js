function findCircleNum(isConnected) {
  const visited = new Set()
  let provinces = 0
  for (let city = 0; city < isConnected.length; city++) {
    if (visited.has(city)) continue
    provinces++
    visited.add(city)
    const toVisit = [city]
    while (toVisit.length > 0) {
      for (const [other, connected] of isConnected[toVisit.pop()].entries()) {
        if (connected && !visited.has(other)) {
          visited.add(other)
          toVisit.push(other)
        }
      }
    }
  }
  return provinces
}
