function kClosest(points, k) {
  const squared = ([x, y]) => x * x + y * y
  return [...points].sort((a, b) => squared(a) - squared(b)).slice(0, k)
}
