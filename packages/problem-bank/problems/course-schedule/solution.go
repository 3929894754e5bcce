func canFinish(numCourses int, prerequisites [][]int) bool {
	waitingFor := make([]int, numCourses)
	unlocks := make([][]int, numCourses)
	for _, pair := range prerequisites {
		course, needed := pair[0], pair[1]
		waitingFor[course]++
		unlocks[needed] = append(unlocks[needed], course)
	}
	var free []int
	for course, needed := range waitingFor {
		if needed == 0 {
			free = append(free, course)
		}
	}
	taken := 0
	for len(free) > 0 {
		done := free[len(free)-1]
		free = free[:len(free)-1]
		taken++
		for _, course := range unlocks[done] {
			waitingFor[course]--
			if waitingFor[course] == 0 {
				free = append(free, course)
			}
		}
	}
	return taken == numCourses
}
