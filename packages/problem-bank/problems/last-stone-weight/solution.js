function lastStoneWeight(stones) {
  const heap = []
  for (const stone of stones) push(heap, stone)
  while (heap.length > 1) {
    const difference = pop(heap) - pop(heap)
    if (difference > 0) push(heap, difference)
  }
  return heap[0] ?? 0
}

/** A heap in an array: no weight is larger than its parent's, which stands at half its place. */
function push(heap, weight) {
  let place = heap.push(weight) - 1
  while (place > 0) {
    const parent = (place - 1) >> 1
    if (heap[parent] >= weight) break
    heap[place] = heap[parent]
    place = parent
  }
  heap[place] = weight
}

function pop(heap) {
  const heaviest = heap[0]
  const moved = heap.pop()
  if (heap.length === 0) return heaviest
  let place = 0
  while (2 * place + 1 < heap.length) {
    let child = 2 * place + 1
    if (heap[child + 1] > heap[child]) child++
    if (heap[child] <= moved) break
    heap[place] = heap[child]
    place = child
  }
  heap[place] = moved
  return heaviest
}
