function allPathsSourceTarget(graph) {
  const paths = []
  const path = [0]
  const walk = (node) => {
    if (node === graph.length - 1) {
      paths.push([...path])
      return
    }
    for (const next of graph[node]) {
      path.push(next)
      walk(next)
      path.pop()
    }
  }
  walk(0)
  return paths
}
