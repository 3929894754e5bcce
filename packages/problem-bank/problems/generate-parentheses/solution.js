function generateParenthesis(n) {
  const found = []

  function extend(start, left, opened) {
    if (left === 0 && opened === 0) found.push(start)
    if (left > 0) extend(start + '(', left - 1, opened + 1)
    if (opened > 0) extend(start + ')', left, opened - 1)
  }

  extend('', n, 0)
  return found
}
