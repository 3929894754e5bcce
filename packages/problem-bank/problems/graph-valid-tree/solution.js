function validTree(n, edges) {
  if (edges.length !== n - 1) return false
  const parent = Array.from({ length: n }, (_, node) => node)
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
    if (groupA === groupB) return false
    parent[groupA] = groupB
  }
  return true
}
