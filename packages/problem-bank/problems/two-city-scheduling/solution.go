import "slices"

func twoCitySchedCost(costs [][]int) int {
	total := 0
	var changes []int
	for _, cost := range costs {
		total += cost[1]
		changes = append(changes, cost[0]-cost[1])
	}
	slices.Sort(changes)
	for _, change := range changes[:len(changes)/2] {
		total += change
	}
	return total
}
