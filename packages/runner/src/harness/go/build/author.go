package main

import (
	"go/ast"
	"go/token"
	"path"
	"sort"
	"strconv"
	"strings"
)

// The author's file. What is changed in it keeps every line where it is.
type author struct {
	text      []byte
	file      *ast.File
	positions *token.FileSet
}

// checkImports stops at the first import that is not of the standard library.
func (a author) checkImports(known map[string]bool) {
	for _, imported := range a.file.Imports {
		name, _ := strconv.Unquote(imported.Path.Value)
		switch {
		case name == "C":
			a.stopAt(imported.Pos(), "cgo is not available here")
		case !known[name]:
			a.stopAt(imported.Pos(), "package "+name+" is not available here")
		}
	}
}

func (a author) stopAt(place token.Pos, message string) {
	at := a.positions.PositionFor(place, false)
	stop("solution.go:" + strconv.Itoa(at.Line) + ":" + strconv.Itoa(at.Column) + ": " + message)
}

// dropLineDirectives makes plain comments of those that would move the lines of errors.
func (a author) dropLineDirectives() {
	for _, group := range a.file.Comments {
		for _, comment := range group.List {
			if strings.HasPrefix(comment.Text[2:], "line ") {
				a.text[a.offset(comment.Pos())+2] = 'L'
			}
		}
	}
}

// hideMain takes the name from a main function of the author's own, as the harness has one.
func (a author) hideMain() {
	for _, declared := range a.file.Decls {
		if function, ok := declared.(*ast.FuncDecl); ok && function.Recv == nil && function.Name.Name == "main" {
			copy(a.text[a.offset(function.Name.Pos()):], "_   ")
		}
	}
}

// What practice sites import by themselves, by the name it is used under.
var provided = map[string]string{
	"bufio": "bufio", "bytes": "bytes", "cmp": "cmp", "context": "context", "errors": "errors", "fmt": "fmt",
	"heap": "container/heap", "list": "container/list", "ring": "container/ring", "io": "io", "iter": "iter",
	"maps": "maps", "math": "math", "big": "math/big", "bits": "math/bits", "cmplx": "math/cmplx", "rand": "math/rand",
	"os": "os", "reflect": "reflect", "regexp": "regexp", "runtime": "runtime", "slices": "slices", "sort": "sort",
	"strconv": "strconv", "strings": "strings", "sync": "sync", "atomic": "sync/atomic", "time": "time",
	"unicode": "unicode", "utf8": "unicode/utf8",
}

// missingImports are the standard packages that are used and neither imported nor declared as something else.
func (a author) missingImports() []string {
	free := map[string]bool{}
	for _, name := range a.file.Unresolved {
		free[name.Name] = true
	}
	for _, imported := range a.file.Imports {
		delete(free, importedAs(imported))
	}
	needed := map[string]bool{}
	ast.Inspect(a.file, func(node ast.Node) bool {
		if selector, ok := node.(*ast.SelectorExpr); ok {
			if name, ok := selector.X.(*ast.Ident); ok && free[name.Name] && provided[name.Name] != "" {
				needed[strconv.Quote(provided[name.Name])] = true
			}
		}
		return true
	})
	var imports []string
	for name := range needed {
		imports = append(imports, name)
	}
	sort.Strings(imports)
	return imports
}

func importedAs(imported *ast.ImportSpec) string {
	if imported.Name != nil {
		return imported.Name.Name
	}
	name, _ := strconv.Unquote(imported.Path.Value)
	if path.Base(name) == "v2" {
		name = path.Dir(name)
	}
	return path.Base(name)
}

// importBehindPackage adds imports on the line of the package clause. It comes last, as it moves what follows.
func (a *author) importBehindPackage(imports []string) {
	if len(imports) == 0 {
		return
	}
	end := a.offset(a.file.Name.End())
	added := ";import(" + strings.Join(imports, ";") + ")"
	a.text = append(append(append([]byte{}, a.text[:end]...), added...), a.text[end:]...)
}

func (a author) offset(place token.Pos) int {
	return a.positions.PositionFor(place, false).Offset
}
