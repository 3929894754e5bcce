import "strings"

func licenseKeyFormatting(s string, k int) string {
	letters := strings.ToUpper(strings.ReplaceAll(s, "-", ""))
	var key strings.Builder
	for i := range len(letters) {
		// A dash stands wherever whole groups are left.
		if i > 0 && (len(letters)-i)%k == 0 {
			key.WriteByte('-')
		}
		key.WriteByte(letters[i])
	}
	return key.String()
}
