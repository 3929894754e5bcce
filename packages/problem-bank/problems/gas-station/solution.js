function canCompleteCircuit(gas, cost) {
  let start = 0
  let tank = 0
  let total = 0
  for (let station = 0; station < gas.length; station++) {
    const gain = gas[station] - cost[station]
    tank += gain
    total += gain
    if (tank < 0) {
      start = station + 1
      tank = 0
    }
  }
  return total >= 0 ? start : -1
}
