function reverseBits(n) {
  let left = n
  let reversed = 0
  for (let bit = 0; bit < 32; bit++) {
    reversed = (reversed << 1) | (left & 1)
    left >>>= 1
  }
  return reversed >>> 0
}
