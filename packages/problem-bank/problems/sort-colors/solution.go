func sortColors(nums []int) {
	low, current, high := 0, 0, len(nums)-1
	for current <= high {
		switch nums[current] {
		case 0:
			nums[low], nums[current] = nums[current], nums[low]
			low++
			current++
		case 2:
			nums[high], nums[current] = nums[current], nums[high]
			high--
		default:
			current++
		}
	}
}
