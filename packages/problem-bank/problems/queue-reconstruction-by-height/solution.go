import "slices"

func reconstructQueue(people [][]int) [][]int {
	slices.SortFunc(people, func(a, b []int) int {
		if a[0] != b[0] {
			return b[0] - a[0]
		}
		return a[1] - b[1]
	})
	queue := make([][]int, 0, len(people))
	for _, person := range people {
		queue = slices.Insert(queue, person[1], person)
	}
	return queue
}
