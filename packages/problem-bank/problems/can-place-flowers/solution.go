func canPlaceFlowers(flowerbed []int, n int) bool {
	planted := 0
	for plot := 0; plot < len(flowerbed); plot++ {
		isFree := flowerbed[plot] == 0 &&
			(plot == 0 || flowerbed[plot-1] == 0) &&
			(plot == len(flowerbed)-1 || flowerbed[plot+1] == 0)
		if isFree {
			planted++
		}
		// Behind a flower, old or new, nothing can be planted.
		if isFree || flowerbed[plot] == 1 {
			plot++
		}
	}
	return planted >= n
}
