function calculate(s) {
  const terms = []
  for (const [, operator, digits] of s.matchAll(/([-+*/]?) *(\d+)/g)) {
    const number = Number(digits)
    if (operator === '*') terms.push(terms.pop() * number)
    else if (operator === '/') terms.push(Math.trunc(terms.pop() / number))
    else terms.push(operator === '-' ? -number : number)
  }
  // Adding to 0 also makes a plain zero of a negative one.
  return terms.reduce((sum, term) => sum + term, 0)
}
