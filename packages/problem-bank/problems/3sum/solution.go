import "slices"

func threeSum(nums []int) [][]int {
	slices.Sort(nums)
	var triplets [][]int
	for first := 0; first < len(nums)-2; first++ {
		if first > 0 && nums[first] == nums[first-1] {
			continue
		}
		left, right := first+1, len(nums)-1
		for left < right {
			total := nums[first] + nums[left] + nums[right]
			switch {
			case total < 0:
				left++
			case total > 0:
				right--
			default:
				triplets = append(triplets, []int{nums[first], nums[left], nums[right]})
				left++
				for left < right && nums[left] == nums[left-1] {
					left++
				}
			}
		}
	}
	return triplets
}
