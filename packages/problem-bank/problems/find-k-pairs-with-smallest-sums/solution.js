function kSmallestPairs(nums1, nums2, k) {
  const pairs = []
  const heap = [[0, 0]]
  const sumOf = ([i, j]) => nums1[i] + nums2[j]
  while (heap.length > 0 && pairs.length < k) {
    const [i, j] = taken(heap, sumOf)
    pairs.push([nums1[i], nums2[j]])
    if (j + 1 < nums2.length) add(heap, [i, j + 1], sumOf)
    if (j === 0 && i + 1 < nums1.length) add(heap, [i + 1, 0], sumOf)
  }
  return pairs
}

/** Puts an item into a heap whose smallest stands first. */
function add(heap, item, size) {
  let place = heap.length
  while (place > 0) {
    const parent = (place - 1) >> 1
    if (size(heap[parent]) <= size(item)) break
    heap[place] = heap[parent]
    place = parent
  }
  heap[place] = item
}

/** Takes the smallest item out of a heap. */
function taken(heap, size) {
  const smallest = heap[0]
  const last = heap.pop()
  if (heap.length === 0) return smallest
  let place = 0
  while (2 * place + 1 < heap.length) {
    let child = 2 * place + 1
    if (child + 1 < heap.length && size(heap[child + 1]) < size(heap[child])) child++
    if (size(last) <= size(heap[child])) break
    heap[place] = heap[child]
    place = child
  }
  heap[place] = last
  return smallest
}
