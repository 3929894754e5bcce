class RecentCounter {
  // Times in growing order; those before #first are past.
  #times = []
  #first = 0

  ping(t) {
    this.#times.push(t)
    while (this.#times[this.#first] < t - 3000) this.#first++
    return this.#times.length - this.#first
  }
}
