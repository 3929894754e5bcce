function numRescueBoats(people, limit) {
  const weights = [...people].sort((a, b) => a - b)
  let lightest = 0
  let heaviest = weights.length - 1
  let boats = 0
  while (lightest <= heaviest) {
    if (weights[lightest] + weights[heaviest] <= limit) lightest++
    heaviest--
    boats++
  }
  return boats
}
