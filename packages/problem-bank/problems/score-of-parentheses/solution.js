function scoreOfParentheses(s) {
  let score = 0
  let depth = 0
  for (let place = 0; place < s.length; place++) {
    if (s[place] === '(') {
      depth++
    } else {
      depth--
      if (s[place - 1] === '(') score += 2 ** depth
    }
  }
  return score
}
