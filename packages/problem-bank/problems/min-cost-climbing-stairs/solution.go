func minCostClimbingStairs(cost []int) int {
	below, here := 0, 0
	for stair := 2; stair <= len(cost); stair++ {
		below, here = here, min(here+cost[stair-1], below+cost[stair-2])
	}
	return here
}
