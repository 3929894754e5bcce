import (
	"slices"
	"sort"
)

type booking struct{ start, end int }

type MyCalendar struct {
	// In the order of time.
	booked []booking
}

func Constructor() MyCalendar {
	return MyCalendar{}
}

func (c *MyCalendar) Book(startTime int, endTime int) bool {
	place := sort.Search(len(c.booked), func(i int) bool { return c.booked[i].start >= startTime })
	if place > 0 && c.booked[place-1].end > startTime {
		return false
	}
	if place < len(c.booked) && c.booked[place].start < endTime {
		return false
	}
	c.booked = slices.Insert(c.booked, place, booking{startTime, endTime})
	return true
}
