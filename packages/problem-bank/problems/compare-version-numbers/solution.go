import (
	"cmp"
	"strconv"
	"strings"
)

func compareVersion(version1 string, version2 string) int {
	one, other := strings.Split(version1, "."), strings.Split(version2, ".")
	for place := range max(len(one), len(other)) {
		if order := cmp.Compare(revision(one, place), revision(other, place)); order != 0 {
			return order
		}
	}
	return 0
}

// revision is the number at a place, 0 where there is none.
func revision(parts []string, place int) int {
	if place >= len(parts) {
		return 0
	}
	number, _ := strconv.Atoi(parts[place])
	return number
}
