function isHappy(n) {
  const seen = new Set()
  let number = n
  while (number !== 1 && !seen.has(number)) {
    seen.add(number)
    number = [...String(number)].reduce((sum, digit) => sum + Number(digit) ** 2, 0)
  }
  return number === 1
}
