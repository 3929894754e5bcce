class MedianFinder {
  // The smaller half, negated so that its largest comes first; it may be one ahead of the larger half.
  #smaller = new MinHeap()
  #larger = new MinHeap()

  addNum(num) {
    this.#smaller.push(-num)
    this.#larger.push(-this.#smaller.pop())
    if (this.#larger.size > this.#smaller.size) this.#smaller.push(-this.#larger.pop())
  }

  findMedian() {
    if (this.#smaller.size > this.#larger.size) return -this.#smaller.first
    return (this.#larger.first - this.#smaller.first) / 2
  }
}

class MinHeap {
  #items = []

  get size() {
    return this.#items.length
  }

  get first() {
    return this.#items[0]
  }

  push(item) {
    const items = this.#items
    let at = items.push(item) - 1
    while (at > 0) {
      const parent = (at - 1) >> 1
      if (items[parent] <= item) break
      items[at] = items[parent]
      at = parent
    }
    items[at] = item
  }

  pop() {
    const items = this.#items
    const smallest = items[0]
    const last = items.pop()
    if (items.length === 0) return smallest
    let at = 0
    for (;;) {
      let child = 2 * at + 1
      if (child + 1 < items.length && items[child + 1] < items[child]) child++
      if (child >= items.length || items[child] >= last) break
      items[at] = items[child]
      at = child
    }
    items[at] = last
    return smallest
  }
}
