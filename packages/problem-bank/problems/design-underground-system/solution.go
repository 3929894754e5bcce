type start struct {
	station string
	since   int
}

type route struct{ from, to string }

type tally struct{ total, count int }

type UndergroundSystem struct {
	// Where and when the customers on their way checked in.
	begun map[int]start
	times map[route]tally
}

func Constructor() UndergroundSystem {
	return UndergroundSystem{map[int]start{}, map[route]tally{}}
}

func (u *UndergroundSystem) CheckIn(id int, stationName string, t int) {
	u.begun[id] = start{stationName, t}
}

func (u *UndergroundSystem) CheckOut(id int, stationName string, t int) {
	begun := u.begun[id]
	delete(u.begun, id)
	travelled := route{begun.station, stationName}
	before := u.times[travelled]
	u.times[travelled] = tally{before.total + t - begun.since, before.count + 1}
}

func (u *UndergroundSystem) GetAverageTime(startStation string, endStation string) float64 {
	all := u.times[route{startStation, endStation}]
	return float64(all.total) / float64(all.count)
}
