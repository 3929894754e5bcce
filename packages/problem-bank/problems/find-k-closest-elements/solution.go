func findClosestElements(arr []int, k int, x int) []int {
	low, high := 0, len(arr)-k
	for low < high {
		middle := (low + high) / 2
		if x-arr[middle] > arr[middle+k]-x {
			low = middle + 1
		} else {
			high = middle
		}
	}
	return arr[low : low+k]
}
