function maximumWealth(accounts) {
  let richest = 0
  for (const banks of accounts) {
    const wealth = banks.reduce((sum, money) => sum + money, 0)
    richest = Math.max(richest, wealth)
  }
  return richest
}
