import (
	"maps"
	"slices"
	"strings"
)

// A node is a directory, or a file where it has text.
type node struct {
	children map[string]*node
	text     strings.Builder
	isFile   bool
}

type FileSystem struct {
	root *node
}

func Constructor() FileSystem {
	return FileSystem{newNode()}
}

func (f *FileSystem) Ls(path string) []string {
	found := f.at(path)
	if found.isFile {
		return []string{path[strings.LastIndex(path, "/")+1:]}
	}
	return slices.Sorted(maps.Keys(found.children))
}

func (f *FileSystem) Mkdir(path string) {
	f.at(path)
}

func (f *FileSystem) AddContentToFile(filePath string, content string) {
	file := f.at(filePath)
	file.isFile = true
	file.text.WriteString(content)
}

func (f *FileSystem) ReadContentFromFile(filePath string) string {
	return f.at(filePath).text.String()
}

// at gives what stands there; what is missing on the way is made.
func (f *FileSystem) at(place string) *node {
	found := f.root
	for _, name := range strings.FieldsFunc(place, func(letter rune) bool { return letter == '/' }) {
		if found.children[name] == nil {
			found.children[name] = newNode()
		}
		found = found.children[name]
	}
	return found
}

func newNode() *node {
	return &node{children: map[string]*node{}}
}
