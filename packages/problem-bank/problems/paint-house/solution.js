function minCost(costs) {
  let [red, blue, green] = [0, 0, 0]
  for (const [inRed, inBlue, inGreen] of costs) {
    const before = [red, blue, green]
    red = inRed + Math.min(before[1], before[2])
    blue = inBlue + Math.min(before[0], before[2])
    green = inGreen + Math.min(before[0], before[1])
  }
  return Math.min(red, blue, green)
}
