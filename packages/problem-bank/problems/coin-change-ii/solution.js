function change(amount, coins) {
  const ways = new Array(amount + 1).fill(0)
  ways[0] = 1
  for (const coin of coins) {
    for (let total = coin; total <= amount; total++) ways[total] += ways[total - coin]
  }
  return ways[amount]
}
