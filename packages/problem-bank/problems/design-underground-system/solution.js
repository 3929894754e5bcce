class UndergroundSystem {
  // Where and when the customers on their way checked in.
  #begun = new Map()
  // For each pair of stations the sum of its times and their number.
  #times = new Map()

  checkIn(id, stationName, t) {
    this.#begun.set(id, { origin: stationName, since: t })
  }

  checkOut(id, stationName, t) {
    const { origin, since } = this.#begun.get(id)
    this.#begun.delete(id)
    const key = pairOf(origin, stationName)
    const { total, count } = this.#times.get(key) ?? { total: 0, count: 0 }
    this.#times.set(key, { total: total + t - since, count: count + 1 })
  }

  getAverageTime(startStation, endStation) {
    const { total, count } = this.#times.get(pairOf(startStation, endStation))
    return total / count
  }
}

function pairOf(one, other) {
  return JSON.stringify([one, other])
}
