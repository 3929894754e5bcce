// Without a heap in the language, the next node is found by looking through all: O(n^2), which suits dense networks.
function networkDelayTime(times, n, k) {
  const neighbours = Array.from({ length: n + 1 }, () => [])
  for (const [origin, goal, delay] of times) neighbours[origin].push([goal, delay])

  const arrival = new Array(n + 1).fill(Infinity)
  arrival[k] = 0
  const open = new Set(Array.from({ length: n }, (_, index) => index + 1))
  let latest = 0
  while (open.size > 0) {
    let node = null
    for (const candidate of open) {
      if (node === null || arrival[candidate] < arrival[node]) node = candidate
    }
    if (arrival[node] === Infinity) return -1
    open.delete(node)
    latest = arrival[node]
    for (const [goal, delay] of neighbours[node]) arrival[goal] = Math.min(arrival[goal], latest + delay)
  }
  return latest
}
