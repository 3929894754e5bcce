func minCost(costs [][]int) int {
	red, blue, green := 0, 0, 0
	for _, cost := range costs {
		red, blue, green = cost[0]+min(blue, green), cost[1]+min(red, green), cost[2]+min(red, blue)
	}
	return min(red, blue, green)
}
