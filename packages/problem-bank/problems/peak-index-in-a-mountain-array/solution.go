func peakIndexInMountainArray(arr []int) int {
	low, high := 0, len(arr)-1
	for low < high {
		middle := (low + high) / 2
		if arr[middle] < arr[middle+1] {
			low = middle + 1
		} else {
			high = middle
		}
	}
	return low
}
