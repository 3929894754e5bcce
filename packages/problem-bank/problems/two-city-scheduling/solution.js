function twoCitySchedCost(costs) {
  const changes = costs.map(([aCost, bCost]) => aCost - bCost).sort((a, b) => a - b)
  const allToB = costs.reduce((sum, [, bCost]) => sum + bCost, 0)
  return changes.slice(0, costs.length / 2).reduce((sum, change) => sum + change, allToB)
}
