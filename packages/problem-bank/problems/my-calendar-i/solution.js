class MyCalendar {
  // In the order of time.
  #booked = []

  book(startTime, endTime) {
    let low = 0
    let high = this.#booked.length
    while (low < high) {
      const middle = (low + high) >> 1
      if (this.#booked[middle].since < startTime) low = middle + 1
      else high = middle
    }
    if (this.#booked[low - 1]?.until > startTime || this.#booked[low]?.since < endTime) return false
    this.#booked.splice(low, 0, { since: startTime, until: endTime })
    return true
  }
}
