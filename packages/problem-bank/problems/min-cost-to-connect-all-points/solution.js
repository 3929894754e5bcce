function minCostConnectPoints(points) {
  let cost = 0
  let [newest, ...outside] = points.map(([x, y]) => ({ x, y, distance: Infinity }))
  while (outside.length > 0) {
    let nearest = outside[0]
    for (const point of outside) {
      const distance = Math.abs(point.x - newest.x) + Math.abs(point.y - newest.y)
      point.distance = Math.min(point.distance, distance)
      if (point.distance < nearest.distance) nearest = point
    }
    cost += nearest.distance
    newest = nearest
    outside = outside.filter((point) => point !== nearest)
  }
  return cost
}
