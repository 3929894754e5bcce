function calcEquation(equations, values, queries) {
  // What each variable is multiplied with to give another.
  const factors = new Map()
  const connect = (from, to, factor) => {
    if (!factors.has(from)) factors.set(from, [])
    factors.get(from).push([to, factor])
  }
  for (const [index, [dividend, divisor]] of equations.entries()) {
    connect(divisor, dividend, values[index])
    connect(dividend, divisor, 1 / values[index])
  }

  // For each variable one that it hangs together with, and how many times that one it is.
  const known = new Map()
  for (const root of factors.keys()) {
    if (known.has(root)) continue
    known.set(root, { root, times: 1 })
    const toVisit = [root]
    while (toVisit.length > 0) {
      const variable = toVisit.pop()
      for (const [next, factor] of factors.get(variable)) {
        if (known.has(next)) continue
        known.set(next, { root, times: known.get(variable).times * factor })
        toVisit.push(next)
      }
    }
  }

  return queries.map(([dividend, divisor]) => {
    const [one, other] = [known.get(dividend), known.get(divisor)]
    return one && one.root === other?.root ? one.times / other.times : -1
  })
}
