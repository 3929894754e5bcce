type MovingAverage struct {
	limit  int
	window []int
	sum    int
}

func Constructor(size int) MovingAverage {
	return MovingAverage{limit: size}
}

func (a *MovingAverage) Next(val int) float64 {
	a.window = append(a.window, val)
	a.sum += val
	if len(a.window) > a.limit {
		a.sum -= a.window[0]
		a.window = a.window[1:]
	}
	return float64(a.sum) / float64(len(a.window))
}
