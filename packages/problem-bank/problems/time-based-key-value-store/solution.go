import "sort"

type version struct {
	since int
	text  string
}

type TimeMap struct {
	// Those of each key in the order of time.
	versions map[string][]version
}

func Constructor() TimeMap {
	return TimeMap{map[string][]version{}}
}

func (m *TimeMap) Set(key string, value string, timestamp int) {
	m.versions[key] = append(m.versions[key], version{timestamp, value})
}

func (m *TimeMap) Get(key string, timestamp int) string {
	known := m.versions[key]
	later := sort.Search(len(known), func(place int) bool { return known[place].since > timestamp })
	if later == 0 {
		return ""
	}
	return known[later-1].text
}
