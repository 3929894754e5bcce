function maxScore(nums1, nums2, k) {
  const byFactor = nums1.map((number, index) => [number, nums2[index]]).sort((a, b) => b[1] - a[1])
  let best = 0
  let sum = 0
  const largest = []
  for (const [number, factor] of byFactor) {
    sum += number
    push(largest, number)
    if (largest.length > k) sum -= pop(largest)
    if (largest.length === k) best = Math.max(best, sum * factor)
  }
  return best
}

/** A heap in an array: no number is smaller than its parent, which stands at half its place. */
function push(heap, number) {
  let place = heap.push(number) - 1
  while (place > 0) {
    const parent = (place - 1) >> 1
    if (heap[parent] <= number) break
    heap[place] = heap[parent]
    place = parent
  }
  heap[place] = number
}

function pop(heap) {
  const smallest = heap[0]
  const moved = heap.pop()
  if (heap.length === 0) return smallest
  let place = 0
  while (2 * place + 1 < heap.length) {
    let child = 2 * place + 1
    if (heap[child + 1] < heap[child]) child++
    if (heap[child] >= moved) break
    heap[place] = heap[child]
    place = child
  }
  heap[place] = moved
  return smallest
}
