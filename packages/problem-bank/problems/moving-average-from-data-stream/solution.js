class MovingAverage {
  // The last values in a ring: the newest takes the place of the oldest.
  #ring
  #taken = 0
  #sum = 0

  constructor(size) {
    this.#ring = new Array(size).fill(0)
  }

  next(val) {
    const place = this.#taken % this.#ring.length
    this.#sum += val - this.#ring[place]
    this.#ring[place] = val
    this.#taken++
    return this.#sum / Math.min(this.#taken, this.#ring.length)
  }
}
