import type { Generate } from '../../src/inputs.ts'

/** The costs are the gas in another order with one unit saved, so that a start exists, or one unit more, so that none does. */
export const generate: Generate = (size, random) => {
  const gas = random.integers(size, 1, 20)
  const cost = random.shuffled(gas)
  cost[0] = (cost[0] ?? 0) + (random.integer(0, 3) === 0 ? 1 : -1)
  return uniqueStart(gas, cost) ? [gas, cost] : [gas, gas.map((units, station) => units + (station === 0 ? -1 : 1))]
}

/** Two stations can both be right only where the running total comes back to its lowest value. */
function uniqueStart(gas: number[], cost: number[]): boolean {
  let total = 0
  const totals = gas.map((units, station) => {
    total += units - (cost[station] ?? 0)
    return total
  })
  const lowest = totals.reduce((low, value) => Math.min(low, value), Infinity)
  return total !== 0 && (total < 0 || totals.filter((value) => value < lowest + total).length === 1)
}
