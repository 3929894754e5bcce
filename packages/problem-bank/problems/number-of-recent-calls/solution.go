type RecentCounter struct {
	times []int
}

func Constructor() RecentCounter {
	return RecentCounter{}
}

func (c *RecentCounter) Ping(t int) int {
	c.times = append(c.times, t)
	for c.times[0] < t-3000 {
		c.times = c.times[1:]
	}
	return len(c.times)
}
