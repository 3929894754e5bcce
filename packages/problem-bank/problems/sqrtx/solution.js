function mySqrt(x) {
  let low = 0
  let high = x
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if (middle * middle <= x) low = middle
    else high = middle - 1
  }
  return low
}
