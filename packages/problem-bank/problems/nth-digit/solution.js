function findNthDigit(n) {
  let [left, length, first] = [n, 1, 1]
  while (left > length * 9 * first) {
    left -= length * 9 * first
    length++
    first *= 10
  }
  const number = first + Math.floor((left - 1) / length)
  return Number(String(number)[(left - 1) % length])
}
