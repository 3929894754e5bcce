const windowSeconds = 300

type second struct{ at, hits int }

type HitCounter struct {
	// The seconds of the window that had a hit, the oldest first.
	seconds []second
	total   int
}

func Constructor() HitCounter {
	return HitCounter{}
}

func (c *HitCounter) Hit(timestamp int) {
	if len(c.seconds) == 0 || c.seconds[len(c.seconds)-1].at != timestamp {
		c.seconds = append(c.seconds, second{at: timestamp})
	}
	c.seconds[len(c.seconds)-1].hits++
	c.total++
}

func (c *HitCounter) GetHits(timestamp int) int {
	for len(c.seconds) > 0 && c.seconds[0].at <= timestamp-windowSeconds {
		c.total -= c.seconds[0].hits
		c.seconds = c.seconds[1:]
	}
	return c.total
}
