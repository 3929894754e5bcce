function findMinHeightTrees(n, edges) {
  const neighbours = Array.from({ length: n }, () => [])
  for (const [one, other] of edges) {
    neighbours[one].push(other)
    neighbours[other].push(one)
  }

  const degrees = neighbours.map(({ length }) => length)
  let leaves = [...degrees.keys()].filter((node) => degrees[node] <= 1)
  let left = n
  while (left > 2) {
    left -= leaves.length
    const next = []
    for (const leaf of leaves) {
      for (const neighbour of neighbours[leaf]) {
        if (--degrees[neighbour] === 1) next.push(neighbour)
      }
    }
    leaves = next
  }
  return leaves
}
