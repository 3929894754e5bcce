class MinStack {
  // Each value with the smallest one up to it.
  #entries = []

  push(val) {
    const last = this.#entries.at(-1)
    this.#entries.push({ held: val, smallest: last ? Math.min(val, last.smallest) : val })
  }

  pop() {
    this.#entries.pop()
  }

  top() {
    return this.#entries.at(-1).held
  }

  getMin() {
    return this.#entries.at(-1).smallest
  }
}
