import "slices"

func deleteAndEarn(nums []int) int {
	points := make([]int, slices.Max(nums)+1)
	for _, number := range nums {
		points[number] += number
	}
	older, newer := 0, 0
	for _, earned := range points {
		older, newer = newer, max(newer, older+earned)
	}
	return newer
}
