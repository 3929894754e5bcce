class LFUCache {
  #limit
  #counts = new Map()
  // For each use count its keys with their values, from the least to the most recently used.
  #groups = new Map()
  #lowest = 1

  constructor(capacity) {
    this.#limit = capacity
  }

  get(key) {
    if (!this.#counts.has(key)) return -1
    const found = this.#groups.get(this.#counts.get(key)).get(key)
    this.#use(key, found)
    return found
  }

  put(key, value) {
    if (this.#counts.has(key)) {
      this.#use(key, value)
      return
    }
    if (this.#counts.size === this.#limit) {
      const group = this.#groups.get(this.#lowest)
      const leaving = group.keys().next().value
      group.delete(leaving)
      this.#counts.delete(leaving)
    }
    this.#lowest = 1
    this.#keep(key, value, 1)
  }

  #use(key, held) {
    const count = this.#counts.get(key)
    const group = this.#groups.get(count)
    group.delete(key)
    if (group.size === 0 && count === this.#lowest) this.#lowest++
    this.#keep(key, held, count + 1)
  }

  #keep(key, held, count) {
    this.#counts.set(key, count)
    if (!this.#groups.has(count)) this.#groups.set(count, new Map())
    this.#groups.get(count).set(key, held)
  }
}
