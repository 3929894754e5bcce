type ParkingSystem struct {
	// The spaces left of each type; there is no type 0.
	left [4]int
}

func Constructor(big int, medium int, small int) ParkingSystem {
	return ParkingSystem{[4]int{0, big, medium, small}}
}

func (p *ParkingSystem) AddCar(carType int) bool {
	if p.left[carType] == 0 {
		return false
	}
	p.left[carType]--
	return true
}
