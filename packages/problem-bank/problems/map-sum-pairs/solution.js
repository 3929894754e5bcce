class MapSum {
  #values = new Map()
  #sums = new Map()

  insert(key, val) {
    const change = val - (this.#values.get(key) ?? 0)
    this.#values.set(key, val)
    for (let end = 1; end <= key.length; end++) {
      const beginning = key.slice(0, end)
      this.#sums.set(beginning, (this.#sums.get(beginning) ?? 0) + change)
    }
  }

  sum(prefix) {
    return this.#sums.get(prefix) ?? 0
  }
}
