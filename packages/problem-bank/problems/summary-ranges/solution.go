import (
	"fmt"
	"strconv"
)

func summaryRanges(nums []int) []string {
	var ranges []string
	start := 0
	for place, number := range nums {
		if place+1 < len(nums) && nums[place+1] == number+1 {
			continue
		}
		if start == place {
			ranges = append(ranges, strconv.Itoa(number))
		} else {
			ranges = append(ranges, fmt.Sprintf("%d->%d", nums[start], number))
		}
		start = place + 1
	}
	return ranges
}
