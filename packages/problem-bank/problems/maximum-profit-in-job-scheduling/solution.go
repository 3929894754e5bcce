import (
	"slices"
	"sort"
)

func jobScheduling(startTime []int, endTime []int, profit []int) int {
	type job struct{ start, end, profit int }
	jobs := make([]job, len(profit))
	for i := range profit {
		jobs[i] = job{startTime[i], endTime[i], profit[i]}
	}
	slices.SortFunc(jobs, func(a, b job) int { return a.end - b.end })

	// The best profit of the first 0, 1, 2, ... jobs.
	best := make([]int, len(jobs)+1)
	for i, next := range jobs {
		ended := sort.Search(i, func(at int) bool { return jobs[at].end > next.start })
		best[i+1] = max(best[i], best[ended]+next.profit)
	}
	return best[len(jobs)]
}
