function maxProfit(prices) {
  let firstBought = -Infinity
  let firstSold = 0
  let secondBought = -Infinity
  let secondSold = 0
  for (const price of prices) {
    firstBought = Math.max(firstBought, -price)
    firstSold = Math.max(firstSold, firstBought + price)
    secondBought = Math.max(secondBought, firstSold - price)
    secondSold = Math.max(secondSold, secondBought + price)
  }
  return secondSold
}
