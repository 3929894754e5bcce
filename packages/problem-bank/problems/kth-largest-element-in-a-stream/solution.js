class KthLargest {
  #place
  // A min-heap of the k largest numbers so far.
  #heap = []

  constructor(k, nums) {
    this.#place = k
    for (const num of nums) this.#keep(num)
  }

  add(val) {
    this.#keep(val)
    return this.#heap[0]
  }

  #keep(num) {
    if (this.#heap.length < this.#place) this.#rise(num)
    else if (num > this.#heap[0]) this.#sink(num)
  }

  #rise(num) {
    const heap = this.#heap
    let at = heap.push(num) - 1
    while (at > 0) {
      const parent = (at - 1) >> 1
      if (heap[parent] <= num) break
      heap[at] = heap[parent]
      at = parent
    }
    heap[at] = num
  }

  #sink(num) {
    const heap = this.#heap
    let at = 0
    for (;;) {
      let child = 2 * at + 1
      if (child + 1 < heap.length && heap[child + 1] < heap[child]) child++
      if (child >= heap.length || heap[child] >= num) break
      heap[at] = heap[child]
      at = child
    }
    heap[at] = num
  }
}
