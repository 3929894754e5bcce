func mergeTriplets(triplets [][]int, target []int) bool {
	var met [3]bool
	for _, triplet := range triplets {
		if triplet[0] > target[0] || triplet[1] > target[1] || triplet[2] > target[2] {
			continue
		}
		for place, number := range triplet {
			met[place] = met[place] || number == target[place]
		}
	}
	return met[0] && met[1] && met[2]
}
