function isBipartite(graph) {
  const color = new Array(graph.length)
  for (let start = 0; start < graph.length; start++) {
    if (color[start] !== undefined) continue
    color[start] = 0
    const toVisit = [start]
    while (toVisit.length > 0) {
      const node = toVisit.pop()
      for (const neighbor of graph[node]) {
        if (color[neighbor] === undefined) {
          color[neighbor] = 1 - color[node]
          toVisit.push(neighbor)
        } else if (color[neighbor] === color[node]) return false
      }
    }
  }
  return true
}
