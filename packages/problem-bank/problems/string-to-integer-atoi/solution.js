const LOWEST = -(2 ** 31)
const HIGHEST = 2 ** 31 - 1

function myAtoi(s) {
  const [, sign, digits] = /^ *([+-]?)([0-9]*)/.exec(s)
  const size = Number(digits)
  return Math.max(LOWEST, Math.min(sign === '-' ? 0 - size : size, HIGHEST))
}
