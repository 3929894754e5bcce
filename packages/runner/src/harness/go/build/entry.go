package main

import (
	"go/ast"
	"strconv"
	"strings"
	"unicode"
)

type signature struct {
	Name    string      `json:"name"`
	Methods []signature `json:"methods"`
}

const listNodeType = `
type ListNode struct {
	Val  int
	Next *ListNode
}
`

const treeNodeType = `
type TreeNode struct {
	Val   int
	Left  *TreeNode
	Right *TreeNode
}
`

// entryCode is the file that hands the author's function or class to the harness, and defines what practice sites define.
func (a author) entryCode(entry signature, description string) string {
	declared := a.declarations()
	var code strings.Builder
	code.WriteString("package main\n\nimport dryrunCalls \"dryrun/calls\"\n")
	if !declared.types["ListNode"] {
		code.WriteString(listNodeType)
	}
	if !declared.types["TreeNode"] {
		code.WriteString(treeNodeType)
	}
	program := ""
	if entry.Methods == nil {
		program = "Called: " + declared.function(entry.Name)
	} else {
		program = declared.class(entry)
	}
	code.WriteString("\nfunc main() {\n\tdryrunCalls.Serve(dryrunCalls.Program{Entry: " + strconv.Quote(description) + ", " + program + "})\n}\n")
	return code.String()
}

// What the author's file declares at its top level; methods by their type.
type declarations struct {
	types     map[string]bool
	functions map[string]*ast.FuncDecl
	variables map[string]bool
	methods   map[string][]string
}

func (a author) declarations() declarations {
	found := declarations{map[string]bool{}, map[string]*ast.FuncDecl{}, map[string]bool{}, map[string][]string{}}
	for _, declared := range a.file.Decls {
		switch declared := declared.(type) {
		case *ast.FuncDecl:
			if declared.Recv == nil {
				found.functions[declared.Name.Name] = declared
			} else if len(declared.Recv.List) == 1 {
				of := typeName(declared.Recv.List[0].Type)
				found.methods[of] = append(found.methods[of], declared.Name.Name)
			}
		case *ast.GenDecl:
			for _, spec := range declared.Specs {
				switch spec := spec.(type) {
				case *ast.TypeSpec:
					found.types[spec.Name.Name] = true
				case *ast.ValueSpec:
					for _, name := range spec.Names {
						found.variables[name.Name] = true
					}
				}
			}
		}
	}
	return found
}

// The name of a type or of what it points to; nothing where it is of another make.
func typeName(expression ast.Expr) string {
	switch expression := expression.(type) {
	case *ast.StarExpr:
		return typeName(expression.X)
	case *ast.ParenExpr:
		return typeName(expression.X)
	case *ast.Ident:
		return expression.Name
	}
	return ""
}

// function is the expression for a function of a name: a function itself, a variable, or a method of a type Solution.
func (d declarations) function(name string) string {
	for _, spelled := range spellings(name) {
		if function := d.functions[spelled]; function != nil {
			if function.Type.TypeParams != nil {
				stop("the function '" + spelled + "' has type parameters, so that it cannot be called by its name alone")
			}
			return spelled
		}
		if d.variables[spelled] {
			return spelled
		}
	}
	if method := among(d.methods["Solution"], name); method != "" {
		return "new(Solution)." + method
	}
	stop("there is no function named '" + name + "'")
	return ""
}

// class is what makes an object, and its methods by the names of the signature.
func (d declarations) class(entry signature) string {
	if !d.types[entry.Name] {
		stop("there is no class named '" + entry.Name + "'")
	}
	for _, name := range []string{"Constructor", "New" + entry.Name, "new" + entry.Name, "New", "Constructor" + entry.Name} {
		if d.functions[name] == nil {
			continue
		}
		var methods strings.Builder
		for _, wanted := range entry.Methods {
			if method := among(d.methods[entry.Name], wanted.Name); method != "" {
				methods.WriteString(strconv.Quote(wanted.Name) + ": (*" + entry.Name + ")." + method + ", ")
			}
		}
		return "Called: " + name + ", Methods: map[string]any{" + methods.String() + "}"
	}
	stop("there is no function named 'Constructor' that makes a " + entry.Name)
	return ""
}

func among(names []string, wanted string) string {
	for _, spelled := range spellings(wanted) {
		for _, name := range names {
			if name == spelled {
				return name
			}
		}
	}
	return ""
}

// spellings are a name as it is given, and as Go's own habit has it: exported or not, without underscores.
func spellings(name string) []string {
	words := strings.Split(name, "_")
	for index := 1; index < len(words); index++ {
		words[index] = withFirst(words[index], unicode.ToUpper)
	}
	camel := strings.Join(words, "")
	return []string{name, withFirst(name, unicode.ToUpper), withFirst(name, unicode.ToLower), withFirst(camel, unicode.ToLower), withFirst(camel, unicode.ToUpper)}
}

func withFirst(word string, change func(rune) rune) string {
	letters := []rune(word)
	if len(letters) > 0 {
		letters[0] = change(letters[0])
	}
	return string(letters)
}
