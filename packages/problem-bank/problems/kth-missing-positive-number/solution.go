import "sort"

func findKthPositive(arr []int, k int) int {
	return k + sort.Search(len(arr), func(place int) bool { return arr[place]-place-1 >= k })
}
