function calculate(s) {
  const outer = []
  let [result, sign] = [0, 1]
  for (const token of s.match(/\d+|[-+()]/g)) {
    if (token === '+') sign = 1
    else if (token === '-') sign = -1
    else if (token === '(') {
      outer.push([result, sign])
      ;[result, sign] = [0, 1]
    } else if (token === ')') {
      const [before, outerSign] = outer.pop()
      result = before + outerSign * result
    } else result += sign * Number(token)
  }
  return result
}
