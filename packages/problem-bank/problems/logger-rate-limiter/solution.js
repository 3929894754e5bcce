class Logger {
  // From when on each message may be printed again.
  #freeFrom = new Map()

  shouldPrintMessage(timestamp, message) {
    if (timestamp < this.#freeFrom.get(message)) return false
    this.#freeFrom.set(message, timestamp + 10)
    return true
  }
}
