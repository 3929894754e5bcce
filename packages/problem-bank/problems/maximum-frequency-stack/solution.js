class FreqStack {
  #count = new Map()
  // At place i the values that came for the (i + 1)-th time, in the order in which they did.
  #ranks = []

  push(val) {
    const rank = this.#count.get(val) ?? 0
    this.#count.set(val, rank + 1)
    if (rank === this.#ranks.length) this.#ranks.push([])
    this.#ranks[rank].push(val)
  }

  pop() {
    const top = this.#ranks.at(-1).pop()
    if (this.#ranks.at(-1).length === 0) this.#ranks.pop()
    this.#count.set(top, this.#count.get(top) - 1)
    return top
  }
}
