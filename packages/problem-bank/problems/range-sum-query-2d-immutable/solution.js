class NumMatrix {
  // The sum of the first i rows and j columns stands at [i][j].
  #sums

  constructor(matrix) {
    this.#sums = [new Array(matrix[0].length + 1).fill(0)]
    for (const row of matrix) {
      const above = this.#sums.at(-1)
      let inRow = 0
      this.#sums.push([
        0,
        ...row.map((number, column) => {
          inRow += number
          return above[column + 1] + inRow
        }),
      ])
    }
  }

  sumRegion(row1, col1, row2, col2) {
    const above = this.#sums[row1]
    const below = this.#sums[row2 + 1]
    return below[col2 + 1] - below[col1] - above[col2 + 1] + above[col1]
  }
}
