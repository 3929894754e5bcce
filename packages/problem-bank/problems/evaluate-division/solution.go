func calcEquation(equations [][]string, values []float64, queries [][]string) []float64 {
	type factor struct {
		variable string
		factor   float64
	}
	// What each variable is multiplied with to give another.
	factors := map[string][]factor{}
	for i, equation := range equations {
		dividend, divisor := equation[0], equation[1]
		factors[divisor] = append(factors[divisor], factor{dividend, values[i]})
		factors[dividend] = append(factors[dividend], factor{divisor, 1 / values[i]})
	}

	type multiple struct {
		times float64
		root  string
	}
	known := map[string]multiple{}
	for root := range factors {
		if _, seen := known[root]; seen {
			continue
		}
		known[root] = multiple{1, root}
		toVisit := []string{root}
		for len(toVisit) > 0 {
			variable := toVisit[len(toVisit)-1]
			toVisit = toVisit[:len(toVisit)-1]
			for _, next := range factors[variable] {
				if _, seen := known[next.variable]; !seen {
					known[next.variable] = multiple{known[variable].times * next.factor, root}
					toVisit = append(toVisit, next.variable)
				}
			}
		}
	}

	quotients := make([]float64, len(queries))
	for i, query := range queries {
		one, isKnown := known[query[0]]
		other, isOtherKnown := known[query[1]]
		quotients[i] = -1
		if isKnown && isOtherKnown && one.root == other.root {
			quotients[i] = one.times / other.times
		}
	}
	return quotients
}
