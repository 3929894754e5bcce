function fractionToDecimal(numerator, denominator) {
  const sign = numerator * denominator < 0 ? '-' : ''
  const divisor = Math.abs(denominator)
  const whole = `${sign}${Math.floor(Math.abs(numerator) / divisor)}`
  let remainder = Math.abs(numerator) % divisor
  let digits = ''
  // For each remainder the place of the digit that it gives.
  const places = new Map()
  while (remainder > 0 && !places.has(remainder)) {
    places.set(remainder, digits.length)
    digits += Math.floor((remainder * 10) / divisor)
    remainder = (remainder * 10) % divisor
  }
  if (digits === '') return whole
  if (remainder === 0) return `${whole}.${digits}`
  const start = places.get(remainder)
  return `${whole}.${digits.slice(0, start)}(${digits.slice(start)})`
}
