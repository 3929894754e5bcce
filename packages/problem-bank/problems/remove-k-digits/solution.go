import "strings"

func removeKdigits(num string, k int) string {
	var kept []byte
	removals := k
	for _, digit := range []byte(num) {
		for removals > 0 && len(kept) > 0 && kept[len(kept)-1] > digit {
			kept = kept[:len(kept)-1]
			removals--
		}
		kept = append(kept, digit)
	}
	kept = kept[:len(kept)-removals]
	if smallest := strings.TrimLeft(string(kept), "0"); smallest != "" {
		return smallest
	}
	return "0"
}
