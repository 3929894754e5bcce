function factorial(n) {
  let product = 1n
  for (let number = 2n; number <= n; number++) product *= number
  return product
}

const lookAlikes = [
  {
    asks: 'all zeroes of the factorial',
    said: ['anywhere|inside|within|altogether', 'number|count of zeros|zeroes in n|the', 'all|every zero|zeros|zeroes'],
    answer: (n) => [...String(factorial(BigInt(n)))].filter((digit) => digit === '0').length,
  },
  {
    asks: 'the zeroes at the end of the number itself',
    said: ['zeroes|zeros of|in n', 'without factorial'],
    answer: (n) => (n === 0 ? 0 : String(n).length - String(n).replace(/0+$/, '').length),
  },
  {
    asks: 'zeroes in binary or another base',
    said: ['binary|bit|bits|base|octal|hexadecimal'],
    answer(n) {
      let zeroes = 0
      for (let left = n >> 1; left > 0; left >>= 1) zeroes += left
      return zeroes
    },
  },
  {
    asks: 'the last digit that is no zero',
    said: ['last|nonzero|nonzeros digit', 'digit before', 'nonzero'],
    answer: (n) =>
      Number(
        String(factorial(BigInt(n)))
          .replace(/0+$/, '')
          .at(-1),
      ),
  },
  {
    asks: 'the number of digits',
    said: ['number|count of digit', 'how many digit', 'digits has|have|does'],
    answer: (n) => String(factorial(BigInt(n))).length,
  },
  { asks: 'the multiples of five', said: ['multiple|divisible|divided by'], answer: (n) => Math.floor(n / 5) },
  {
    asks: 'a sum, a double factorial or another product',
    said: [
      'sum|double|even|odd|square|power|fibonacci|primorial|prime|binomial|superfactorial',
      'product of the first|all even|odd',
    ],
    answer(n) {
      let product = 1n
      for (let number = BigInt(n); number > 1n; number -= 2n) product *= number
      return String(product).match(/0*$/)[0].length
    },
  },
  {
    asks: 'the smallest number with so many zeroes',
    said: ['smallest|least|minimum|largest|first .. number|n|factorial'],
    answer(n) {
      let at = 0
      for (let zeroes = 0; zeroes < n; ) {
        at += 5
        for (let left = at; left % 5 === 0; left /= 5) zeroes++
      }
      return at
    },
  },
]
