import "math"

func findMedianSortedArrays(nums1 []int, nums2 []int) float64 {
	shorter, longer := nums1, nums2
	if len(shorter) > len(longer) {
		shorter, longer = longer, shorter
	}
	half := (len(shorter) + len(longer) + 1) / 2
	low, high := 0, len(shorter)
	for {
		taken := (low + high) / 2
		shorterLow, shorterHigh := around(shorter, taken)
		longerLow, longerHigh := around(longer, half-taken)
		switch {
		case shorterLow > longerHigh:
			high = taken - 1
		case longerLow > shorterHigh:
			low = taken + 1
		case (len(shorter)+len(longer))%2 == 1:
			return float64(max(shorterLow, longerLow))
		default:
			return float64(max(shorterLow, longerLow)+min(shorterHigh, longerHigh)) / 2
		}
	}
}

// around gives the numbers on both sides of a cut; beyond the ends they are without bound.
func around(sorted []int, cut int) (before, after int) {
	before, after = math.MinInt, math.MaxInt
	if cut > 0 {
		before = sorted[cut-1]
	}
	if cut < len(sorted) {
		after = sorted[cut]
	}
	return before, after
}
