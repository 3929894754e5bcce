func dailyTemperatures(temperatures []int) []int {
	answer := make([]int, len(temperatures))
	var waiting []int
	for day, temperature := range temperatures {
		for len(waiting) > 0 && temperatures[waiting[len(waiting)-1]] < temperature {
			colder := waiting[len(waiting)-1]
			waiting = waiting[:len(waiting)-1]
			answer[colder] = day - colder
		}
		waiting = append(waiting, day)
	}
	return answer
}
