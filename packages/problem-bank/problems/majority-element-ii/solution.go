func majorityElement(nums []int) []int {
	votes := map[int]int{}
	for _, number := range nums {
		if votes[number] > 0 || len(votes) < 2 {
			votes[number]++
			continue
		}
		for candidate := range votes {
			votes[candidate]--
			if votes[candidate] == 0 {
				delete(votes, candidate)
			}
		}
	}
	var majority []int
	for candidate := range votes {
		count := 0
		for _, number := range nums {
			if number == candidate {
				count++
			}
		}
		if count > len(nums)/3 {
			majority = append(majority, candidate)
		}
	}
	return majority
}
