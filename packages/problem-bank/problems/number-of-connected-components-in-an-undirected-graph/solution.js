function countComponents(n, edges) {
  const parent = Array.from({ length: n }, (_, node) => node)
  const groupOf = (start) => {
    let node = start
    while (parent[node] !== node) {
      parent[node] = parent[parent[node]]
      node = parent[node]
    }
    return node
  }
  let components = n
  for (const [a, b] of edges) {
    const groupA = groupOf(a)
    const groupB = groupOf(b)
    if (groupA === groupB) continue
    parent[groupA] = groupB
    components--
  }
  return components
}
