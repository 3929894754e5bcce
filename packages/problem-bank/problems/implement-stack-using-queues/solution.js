class MyStack {
  // The newest element stands at the front.
  #elements = []

  push(x) {
    this.#elements.push(x)
    for (let older = this.#elements.length - 1; older > 0; older--) this.#elements.push(this.#elements.shift())
  }

  pop() {
    return this.#elements.shift()
  }

  top() {
    return this.#elements[0]
  }

  empty() {
    return this.#elements.length === 0
  }
}
