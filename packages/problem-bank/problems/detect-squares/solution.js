class DetectSquares {
  // How often each point was added: a map by x of maps by y.
  #columns = new Map()

  add(point) {
    const [x, y] = point
    if (!this.#columns.has(x)) this.#columns.set(x, new Map())
    this.#columns.get(x).set(y, this.#timesAt(x, y) + 1)
  }

  count(point) {
    const [x, y] = point
    let squares = 0
    for (const [up, beside] of this.#columns.get(x) ?? []) {
      const side = Math.abs(up - y)
      if (side === 0) continue
      for (const across of [x - side, x + side]) {
        squares += beside * this.#timesAt(across, y) * this.#timesAt(across, up)
      }
    }
    return squares
  }

  #timesAt(x, y) {
    return this.#columns.get(x)?.get(y) ?? 0
  }
}
