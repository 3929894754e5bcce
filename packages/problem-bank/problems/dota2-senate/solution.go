func predictPartyVictory(senate string) string {
	var radiant, dire []int
	for place, party := range senate {
		if party == 'R' {
			radiant = append(radiant, place)
		} else {
			dire = append(dire, place)
		}
	}
	for len(radiant) > 0 && len(dire) > 0 {
		if radiant[0] < dire[0] {
			radiant = append(radiant, radiant[0]+len(senate))
		} else {
			dire = append(dire, dire[0]+len(senate))
		}
		radiant, dire = radiant[1:], dire[1:]
	}
	if len(radiant) > 0 {
		return "Radiant"
	}
	return "Dire"
}
