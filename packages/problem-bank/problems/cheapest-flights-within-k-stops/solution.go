import (
	"math"
	"slices"
)

const unreached = math.MaxInt32

func findCheapestPrice(n int, flights [][]int, src int, dst int, k int) int {
	cheapest := make([]int, n)
	for city := range cheapest {
		cheapest[city] = unreached
	}
	cheapest[src] = 0
	for range k + 1 {
		before := slices.Clone(cheapest)
		for _, flight := range flights {
			origin, goal, price := flight[0], flight[1], flight[2]
			if before[origin] != unreached {
				cheapest[goal] = min(cheapest[goal], before[origin]+price)
			}
		}
	}
	if cheapest[dst] == unreached {
		return -1
	}
	return cheapest[dst]
}
