function networkDelayTime(times, n, k) {
  const neighbours = Array.from({ length: n + 1 }, () => [])
  for (const [origin, goal, delay] of times) neighbours[origin].push([goal, delay])

  const reached = new Set()
  let latest = 0
  const arrivals = [[0, k]]
  while (arrivals.length > 0) {
    const [time, node] = pop(arrivals)
    if (reached.has(node)) continue
    reached.add(node)
    latest = time
    for (const [goal, delay] of neighbours[node]) {
      if (!reached.has(goal)) push(arrivals, [time + delay, goal])
    }
  }
  return reached.size === n ? latest : -1
}

/** A heap in an array: no arrival is earlier than its parent, which stands at half its place. */
function push(heap, arrival) {
  let place = heap.push(arrival) - 1
  while (place > 0) {
    const parent = (place - 1) >> 1
    if (heap[parent][0] <= arrival[0]) break
    heap[place] = heap[parent]
    place = parent
  }
  heap[place] = arrival
}

function pop(heap) {
  const earliest = heap[0]
  const moved = heap.pop()
  if (heap.length === 0) return earliest
  let place = 0
  while (2 * place + 1 < heap.length) {
    let child = 2 * place + 1
    if (child + 1 < heap.length && heap[child + 1][0] < heap[child][0]) child++
    if (heap[child][0] >= moved[0]) break
    heap[place] = heap[child]
    place = child
  }
  heap[place] = moved
  return earliest
}
