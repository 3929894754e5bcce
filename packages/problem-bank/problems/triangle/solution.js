function minimumTotal(triangle) {
  const below = (best, row) => row.map((number, place) => number + Math.min(best[place], best[place + 1]))
  const [total] = triangle.reduceRight(below)
  return total
}
