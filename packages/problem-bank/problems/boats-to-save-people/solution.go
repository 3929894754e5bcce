import "slices"

func numRescueBoats(people []int, limit int) int {
	slices.Sort(people)
	lightest, heaviest := 0, len(people)-1
	boats := 0
	for lightest <= heaviest {
		if people[lightest]+people[heaviest] <= limit {
			lightest++
		}
		heaviest--
		boats++
	}
	return boats
}
