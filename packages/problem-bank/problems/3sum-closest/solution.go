import "slices"

func threeSumClosest(nums []int, target int) int {
	slices.Sort(nums)
	closest := nums[0] + nums[1] + nums[2]
	for first := 0; first < len(nums)-2; first++ {
		left, right := first+1, len(nums)-1
		for left < right {
			total := nums[first] + nums[left] + nums[right]
			if total == target {
				return total
			}
			if distance(total, target) < distance(closest, target) {
				closest = total
			}
			if total < target {
				left++
			} else {
				right--
			}
		}
	}
	return closest
}

func distance(a, b int) int {
	return max(a-b, b-a)
}
