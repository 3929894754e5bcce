class SmallestInfiniteSet {
  // This and all numbers above are in the set; below it only those that were put back, the largest first.
  #untouched = 1
  #back = []

  popSmallest() {
    return this.#back.pop() ?? this.#untouched++
  }

  addBack(num) {
    if (num >= this.#untouched) return
    let low = 0
    let high = this.#back.length
    while (low < high) {
      const middle = (low + high) >> 1
      if (this.#back[middle] > num) low = middle + 1
      else high = middle
    }
    if (this.#back[low] !== num) this.#back.splice(low, 0, num)
  }
}
