class SnapshotArray {
  // For each element its changes: the first snapshot that shows one, and the value.
  #changes
  #taken = 0

  constructor(length) {
    this.#changes = Array.from(new Array(length), () => [{ since: 0, held: 0 }])
  }

  set(index, val) {
    const changes = this.#changes[index]
    const last = changes.at(-1)
    if (last.since === this.#taken) last.held = val
    else changes.push({ since: this.#taken, held: val })
  }

  snap() {
    return this.#taken++
  }

  get(index, snapId) {
    const changes = this.#changes[index]
    let low = 0
    let high = changes.length - 1
    while (low < high) {
      const middle = (low + high + 1) >> 1
      if (changes[middle].since <= snapId) low = middle
      else high = middle - 1
    }
    return changes[low].held
  }
}
