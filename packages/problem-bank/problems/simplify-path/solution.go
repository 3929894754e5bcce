import "strings"

func simplifyPath(path string) string {
	var names []string
	for _, part := range strings.Split(path, "/") {
		switch part {
		case "", ".":
		case "..":
			names = names[:max(0, len(names)-1)]
		default:
			names = append(names, part)
		}
	}
	return "/" + strings.Join(names, "/")
}
