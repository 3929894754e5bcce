function fizzBuzz(n) {
  return Array.from({ length: n }, (_, index) => {
    const number = index + 1
    const word = (number % 3 === 0 ? 'Fizz' : '') + (number % 5 === 0 ? 'Buzz' : '')
    return word || String(number)
  })
}
