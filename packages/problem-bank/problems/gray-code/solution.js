function grayCode(n) {
  return Array.from({ length: 1 << n }, (_, number) => number ^ (number >> 1))
}
