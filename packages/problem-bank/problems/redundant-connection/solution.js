function findRedundantConnection(edges) {
  const parent = Array.from({ length: edges.length + 1 }, (_, node) => node)
  const groupOf = (start) => {
    let node = start
    while (parent[node] !== node) {
      parent[node] = parent[parent[node]]
      node = parent[node]
    }
    return node
  }
  for (const [a, b] of edges) {
    const groupA = groupOf(a)
    const groupB = groupOf(b)
    if (groupA === groupB) return [a, b]
    parent[groupA] = groupB
  }
  return []
}
