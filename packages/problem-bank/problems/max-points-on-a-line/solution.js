function maxPoints(points) {
  const gcd = (a, b) => (b === 0 ? a : gcd(b, a % b))
  let best = 1
  for (const [i, [x, y]] of points.entries()) {
    const directions = new Map()
    for (const [a, b] of points.slice(i + 1)) {
      // With the sign of one difference taken off both, either way along a line is the same.
      const divisor = Math.abs(gcd(a - x, b - y)) * (a < x || (a === x && b < y) ? -1 : 1)
      const direction = `${(a - x) / divisor + 0},${(b - y) / divisor + 0}`
      const count = (directions.get(direction) ?? 1) + 1
      directions.set(direction, count)
      best = Math.max(best, count)
    }
  }
  return best
}
