import "slices"

func fourSum(nums []int, target int) [][]int {
	slices.Sort(nums)
	size := len(nums)
	var quadruplets [][]int
	for a := 0; a < size-3; a++ {
		if a > 0 && nums[a] == nums[a-1] {
			continue
		}
		for b := a + 1; b < size-2; b++ {
			if b > a+1 && nums[b] == nums[b-1] {
				continue
			}
			missing := target - nums[a] - nums[b]
			left, right := b+1, size-1
			for left < right {
				pair := nums[left] + nums[right]
				if pair == missing {
					quadruplets = append(quadruplets, []int{nums[a], nums[b], nums[left], nums[right]})
				}
				if pair > missing {
					right--
					continue
				}
				left++
				for left < right && nums[left] == nums[left-1] {
					left++
				}
			}
		}
	}
	return quadruplets
}
