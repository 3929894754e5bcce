function totalCost(costs, k, candidates) {
  // Those from left to right are no candidates yet.
  let left = Math.min(candidates, costs.length)
  let right = Math.max(left, costs.length - candidates) - 1
  const cheapest = []
  for (let index = 0; index < costs.length; index++) {
    if (index < left || index > right) push(cheapest, [costs[index], index])
  }

  let total = 0
  for (let session = 0; session < k; session++) {
    const [cost, index] = pop(cheapest)
    total += cost
    if (left > right) continue
    const next = index < left ? left++ : right--
    push(cheapest, [costs[next], next])
  }
  return total
}

const isBefore = (one, other) => one[0] < other[0] || (one[0] === other[0] && one[1] < other[1])

/** A heap in an array: no worker comes before its parent, which stands at half its place. */
function push(heap, worker) {
  let place = heap.push(worker) - 1
  while (place > 0) {
    const parent = (place - 1) >> 1
    if (!isBefore(worker, heap[parent])) break
    heap[place] = heap[parent]
    place = parent
  }
  heap[place] = worker
}

function pop(heap) {
  const first = heap[0]
  const moved = heap.pop()
  if (heap.length === 0) return first
  let place = 0
  while (2 * place + 1 < heap.length) {
    let child = 2 * place + 1
    if (child + 1 < heap.length && isBefore(heap[child + 1], heap[child])) child++
    if (!isBefore(heap[child], moved)) break
    heap[place] = heap[child]
    place = child
  }
  heap[place] = moved
  return first
}
