function maxProfit(prices) {
  let [holding, sold, free] = [-Infinity, -Infinity, 0]
  for (const price of prices) {
    ;[holding, sold, free] = [Math.max(holding, free - price), holding + price, Math.max(free, sold)]
  }
  return Math.max(sold, free)
}
