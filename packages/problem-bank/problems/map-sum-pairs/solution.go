type MapSum struct {
	values, sums map[string]int
}

func Constructor() MapSum {
	return MapSum{map[string]int{}, map[string]int{}}
}

func (m *MapSum) Insert(key string, val int) {
	change := val - m.values[key]
	m.values[key] = val
	for end := 1; end <= len(key); end++ {
		m.sums[key[:end]] += change
	}
}

func (m *MapSum) Sum(prefix string) int {
	return m.sums[prefix]
}
