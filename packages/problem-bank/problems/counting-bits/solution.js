function countBits(n) {
  const bits = [0]
  for (let number = 1; number <= n; number++) bits.push(bits[number >> 1] + (number & 1))
  return bits
}
