function findMaximizedCapital(k, w, profits, capital) {
  const projects = capital.map((need, at) => [need, profits[at]]).sort(([one], [other]) => one - other)
  const startable = []
  let money = w
  let opened = 0
  for (let done = 0; done < k; done++) {
    while (opened < projects.length && projects[opened][0] <= money) add(startable, projects[opened++][1])
    if (startable.length === 0) break
    money += takeLargest(startable)
  }
  return money
}

/** Puts a number into a heap whose largest stands first. */
function add(heap, number) {
  let place = heap.length
  while (place > 0) {
    const parent = (place - 1) >> 1
    if (heap[parent] >= number) break
    heap[place] = heap[parent]
    place = parent
  }
  heap[place] = number
}

function takeLargest(heap) {
  const largest = heap[0]
  const last = heap.pop()
  if (heap.length === 0) return largest
  let place = 0
  while (2 * place + 1 < heap.length) {
    let child = 2 * place + 1
    if (child + 1 < heap.length && heap[child + 1] > heap[child]) child++
    if (last >= heap[child]) break
    heap[place] = heap[child]
    place = child
  }
  heap[place] = last
  return largest
}
