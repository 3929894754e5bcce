func twoSum(nums []int, target int) []int {
	indexOf := map[int]int{}
	for index, number := range nums {
		if partner, ok := indexOf[target-number]; ok {
			return []int{partner, index}
		}
		indexOf[number] = index
	}
	return nil
}
