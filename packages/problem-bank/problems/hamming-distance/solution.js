function hammingDistance(x, y) {
  let distance = 0
  for (let differing = x ^ y; differing !== 0; differing &= differing - 1) distance++
  return distance
}
