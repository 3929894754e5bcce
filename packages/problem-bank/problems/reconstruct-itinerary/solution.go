import "slices"

func findItinerary(tickets [][]string) []string {
	// The destinations of each airport, the smallest last.
	ahead := map[string][]string{}
	slices.SortFunc(tickets, func(a, b []string) int { return slices.Compare(b, a) })
	for _, ticket := range tickets {
		ahead[ticket[0]] = append(ahead[ticket[0]], ticket[1])
	}
	var ended []string
	journey := []string{"JFK"}
	for len(journey) > 0 {
		here := journey[len(journey)-1]
		if left := len(ahead[here]); left > 0 {
			journey = append(journey, ahead[here][left-1])
			ahead[here] = ahead[here][:left-1]
		} else {
			ended = append(ended, here)
			journey = journey[:len(journey)-1]
		}
	}
	slices.Reverse(ended)
	return ended
}
