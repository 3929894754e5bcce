func findOrder(numCourses int, prerequisites [][]int) []int {
	waiting := make([]int, numCourses)
	followers := make([][]int, numCourses)
	for _, pair := range prerequisites {
		course, needed := pair[0], pair[1]
		waiting[course]++
		followers[needed] = append(followers[needed], course)
	}
	// What has been taken, and behind it what is free to be.
	var order []int
	for course, needed := range waiting {
		if needed == 0 {
			order = append(order, course)
		}
	}
	for taken := 0; taken < len(order); taken++ {
		for _, follower := range followers[order[taken]] {
			waiting[follower]--
			if waiting[follower] == 0 {
				order = append(order, follower)
			}
		}
	}
	if len(order) < numCourses {
		return nil
	}
	return order
}
