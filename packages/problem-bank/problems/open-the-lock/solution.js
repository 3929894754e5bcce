function openLock(deadends, target) {
  const closed = new Set(deadends)
  let level = closed.has('0000') ? [] : ['0000']
  for (let turns = 0; level.length > 0; turns++) {
    const next = []
    for (const shown of level) {
      if (shown === target) return turns
      for (const near of neighbours(shown)) {
        if (closed.has(near)) continue
        closed.add(near)
        next.push(near)
      }
    }
    level = next
  }
  return -1
}

function neighbours(shown) {
  return [...shown].flatMap((digit, wheel) =>
    [1, 9].map((turn) => `${shown.slice(0, wheel)}${(Number(digit) + turn) % 10}${shown.slice(wheel + 1)}`),
  )
}
