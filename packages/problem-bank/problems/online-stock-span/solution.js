class StockSpanner {
  // The days that no later price has reached; their prices fall.
  #days = []

  next(price) {
    let span = 1
    while (this.#days.length > 0 && this.#days.at(-1).paid <= price) span += this.#days.pop().span
    this.#days.push({ paid: price, span })
    return span
  }
}
