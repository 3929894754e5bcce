function findCheapestPrice(n, flights, src, dst, k) {
  let cheapest = new Array(n).fill(Infinity)
  cheapest[src] = 0
  for (let flown = 0; flown <= k; flown++) {
    const after = [...cheapest]
    for (const [origin, goal, price] of flights) after[goal] = Math.min(after[goal], cheapest[origin] + price)
    cheapest = after
  }
  return cheapest[dst] === Infinity ? -1 : cheapest[dst]
}
