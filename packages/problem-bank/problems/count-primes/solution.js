function countPrimes(n) {
  const isComposite = new Uint8Array(n)
  let primes = 0
  for (let number = 2; number < n; number++) {
    if (isComposite[number]) continue
    primes++
    for (let multiple = number * number; multiple < n; multiple += number) isComposite[multiple] = 1
  }
  return primes
}
