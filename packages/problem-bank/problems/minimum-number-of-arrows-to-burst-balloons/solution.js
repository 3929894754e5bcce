function findMinArrowShots(points) {
  let arrows = 0
  let shot = -Infinity
  for (const [start, end] of points.toSorted((a, b) => a[1] - b[1])) {
    if (start <= shot) continue
    arrows++
    shot = end
  }
  return arrows
}
