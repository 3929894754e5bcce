func canCompleteCircuit(gas []int, cost []int) int {
	start, tank, total := 0, 0, 0
	for station := range gas {
		tank += gas[station] - cost[station]
		total += gas[station] - cost[station]
		if tank < 0 {
			start = station + 1
			tank = 0
		}
	}
	if total < 0 {
		return -1
	}
	return start
}
