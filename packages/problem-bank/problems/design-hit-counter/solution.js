class HitCounter {
  // A ring of the last 300 seconds: when each place was last hit, and how often.
  #seconds = new Array(300).fill(0)
  #hits = new Array(300).fill(0)

  hit(timestamp) {
    const place = timestamp % 300
    if (this.#seconds[place] !== timestamp) this.#hits[place] = 0
    this.#seconds[place] = timestamp
    this.#hits[place]++
  }

  getHits(timestamp) {
    return this.#hits.reduce((sum, hits, place) => (timestamp - this.#seconds[place] < 300 ? sum + hits : sum), 0)
  }
}
