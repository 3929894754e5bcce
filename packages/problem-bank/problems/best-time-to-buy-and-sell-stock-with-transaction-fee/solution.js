function maxProfit(prices, fee) {
  let without = 0
  let holding = -Infinity
  for (const price of prices) {
    without = Math.max(without, holding + price - fee)
    holding = Math.max(holding, without - price)
  }
  return without
}
