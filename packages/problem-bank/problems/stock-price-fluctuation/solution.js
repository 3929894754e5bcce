class StockPrice {
  #prices = new Map()
  #latest = 0
  // Every record, the highest or the lowest on top; some have been corrected since.
  #highest = new Heap((a, b) => a.paid > b.paid)
  #lowest = new Heap((a, b) => a.paid < b.paid)

  update(timestamp, price) {
    this.#prices.set(timestamp, price)
    this.#latest = Math.max(this.#latest, timestamp)
    this.#highest.add({ paid: price, time: timestamp })
    this.#lowest.add({ paid: price, time: timestamp })
  }

  current() {
    return this.#prices.get(this.#latest)
  }

  maximum() {
    return this.#firstStanding(this.#highest)
  }

  minimum() {
    return this.#firstStanding(this.#lowest)
  }

  #firstStanding(records) {
    while (this.#prices.get(records.top.time) !== records.top.paid) records.removeTop()
    return records.top.paid
  }
}

class Heap {
  #items = []
  #isBefore

  constructor(isBefore) {
    this.#isBefore = isBefore
  }

  get top() {
    return this.#items[0]
  }

  add(item) {
    let place = this.#items.length
    while (place > 0) {
      const parent = (place - 1) >> 1
      if (!this.#isBefore(item, this.#items[parent])) break
      this.#items[place] = this.#items[parent]
      place = parent
    }
    this.#items[place] = item
  }

  removeTop() {
    const item = this.#items.pop()
    const size = this.#items.length
    if (size === 0) return
    let place = 0
    while (2 * place + 1 < size) {
      let child = 2 * place + 1
      if (child + 1 < size && this.#isBefore(this.#items[child + 1], this.#items[child])) child++
      if (!this.#isBefore(this.#items[child], item)) break
      this.#items[place] = this.#items[child]
      place = child
    }
    this.#items[place] = item
  }
}
