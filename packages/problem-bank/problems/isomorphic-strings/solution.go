func isIsomorphic(s string, t string) bool {
	forward, backward := map[byte]byte{}, map[byte]byte{}
	for place := range s {
		a, b := s[place], t[place]
		if partner, ok := forward[a]; ok && partner != b {
			return false
		}
		if partner, ok := backward[b]; ok && partner != a {
			return false
		}
		forward[a], backward[b] = b, a
	}
	return true
}
