function numTilings(n) {
  const modulus = 1_000_000_007
  let [current, next, afterNext] = [1, 1, 2]
  for (let width = 0; width < n; width++) {
    ;[current, next, afterNext] = [next, afterNext, (2 * afterNext + current) % modulus]
  }
  return current
}
