class LRUCache {
  #limit
  // From the least to the most recently used: a Map keeps the order of insertion.
  #held = new Map()

  constructor(capacity) {
    this.#limit = capacity
  }

  get(key) {
    if (!this.#held.has(key)) return -1
    const found = this.#held.get(key)
    this.#held.delete(key)
    this.#held.set(key, found)
    return found
  }

  put(key, value) {
    this.#held.delete(key)
    this.#held.set(key, value)
    if (this.#held.size > this.#limit) this.#held.delete(this.#held.keys().next().value)
  }
}
