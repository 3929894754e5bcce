import "math/bits"

func minFlips(a int, b int, c int) int {
	wrong, wrongTwice := (a|b)^c, a&b&^c
	return bits.OnesCount(uint(wrong)) + bits.OnesCount(uint(wrongTwice))
}
