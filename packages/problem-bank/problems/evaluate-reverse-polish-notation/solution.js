const OPERATIONS = {
  '+': (a, b) => a + b,
  '-': (a, b) => a - b,
  '*': (a, b) => a * b,
  '/': (a, b) => Math.trunc(a / b),
}

function evalRPN(tokens) {
  const stack = []
  for (const token of tokens) {
    if (token in OPERATIONS) {
      const right = stack.pop()
      const left = stack.pop()
      stack.push(OPERATIONS[token](left, right))
    } else stack.push(Number(token))
  }
  return stack.pop()
}
