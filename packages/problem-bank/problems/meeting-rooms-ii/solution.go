import "slices"

func minMeetingRooms(intervals [][]int) int {
	var starts, ends []int
	for _, interval := range intervals {
		starts = append(starts, interval[0])
		ends = append(ends, interval[1])
	}
	slices.Sort(starts)
	slices.Sort(ends)
	rooms, ended := 0, 0
	for _, start := range starts {
		if ends[ended] <= start {
			ended++
		} else {
			rooms++
		}
	}
	return rooms
}
