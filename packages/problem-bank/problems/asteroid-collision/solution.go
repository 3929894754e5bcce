func asteroidCollision(asteroids []int) []int {
	var survivors []int
	for _, asteroid := range asteroids {
		exists := true
		for exists && asteroid < 0 && len(survivors) > 0 && survivors[len(survivors)-1] > 0 {
			last := survivors[len(survivors)-1]
			exists = last < -asteroid
			if last <= -asteroid {
				survivors = survivors[:len(survivors)-1]
			}
		}
		if exists {
			survivors = append(survivors, asteroid)
		}
	}
	return survivors
}
