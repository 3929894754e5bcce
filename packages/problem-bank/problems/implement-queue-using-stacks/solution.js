class MyQueue {
  #incoming = []
  // The oldest element is on its top.
  #outgoing = []

  push(x) {
    this.#incoming.push(x)
  }

  pop() {
    this.#pour()
    return this.#outgoing.pop()
  }

  peek() {
    this.#pour()
    return this.#outgoing.at(-1)
  }

  empty() {
    return this.#incoming.length === 0 && this.#outgoing.length === 0
  }

  #pour() {
    if (this.#outgoing.length > 0) return
    while (this.#incoming.length > 0) this.#outgoing.push(this.#incoming.pop())
  }
}
