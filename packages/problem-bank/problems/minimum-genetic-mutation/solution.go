func minMutation(startGene string, endGene string, bank []string) int {
	unreached := map[string]bool{}
	for _, gene := range bank {
		unreached[gene] = true
	}
	level := []string{startGene}
	for mutations := 0; len(level) > 0; mutations++ {
		var next []string
		for _, gene := range level {
			if gene == endGene {
				return mutations
			}
			for other := range unreached {
				if isMutation(gene, other) {
					delete(unreached, other)
					next = append(next, other)
				}
			}
		}
		level = next
	}
	return -1
}

func isMutation(gene, other string) bool {
	different := 0
	for place := range len(gene) {
		if gene[place] != other[place] {
			different++
		}
	}
	return different == 1
}
