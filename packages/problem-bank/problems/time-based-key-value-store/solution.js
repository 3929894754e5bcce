class TimeMap {
  // For each key its entries; their times only grow.
  #histories = new Map()

  set(key, value, timestamp) {
    if (!this.#histories.has(key)) this.#histories.set(key, [])
    this.#histories.get(key).push({ since: timestamp, held: value })
  }

  get(key, timestamp) {
    const history = this.#histories.get(key) ?? []
    let low = 0
    let high = history.length
    while (low < high) {
      const middle = (low + high) >> 1
      if (history[middle].since <= timestamp) low = middle + 1
      else high = middle
    }
    return history[low - 1]?.held ?? ''
  }
}
