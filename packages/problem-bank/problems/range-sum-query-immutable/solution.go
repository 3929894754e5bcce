type NumArray struct {
	// The sum of everything before each place.
	before []int
}

func Constructor(nums []int) NumArray {
	before := make([]int, len(nums)+1)
	for place, number := range nums {
		before[place+1] = before[place] + number
	}
	return NumArray{before}
}

func (a *NumArray) SumRange(left int, right int) int {
	return a.before[right+1] - a.before[left]
}
