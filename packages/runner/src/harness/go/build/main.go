// Program build makes an executable of the author's file, inside a sandbox: it checks the imports, writes the code that
// hands a function to the harness, and starts the compiler and the linker.
//
// It is started in the folder with solution.go and, for a function, entry.json, with the folder of the standard packages,
// which holds the compiler and the linker too. Beside itself lies the list of all compiled packages.
package main

import (
	"encoding/json"
	"fmt"
	"go/parser"
	"go/token"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
)

// What the compiler reads lies in a folder apart from what was given, under the same name.
const checked = "checked"

const (
	authorsFile = "solution.go"
	entryFile   = "entry.go"
)

var standard string

func main() {
	form := os.Args[1]
	standard = os.Args[2]
	source, err := os.ReadFile(authorsFile)
	stopOn(err)
	stopOn(os.Mkdir(checked, 0o755))
	files := []string{authorsFile}
	if form == "function" {
		files = append(files, entryFile)
	}
	text := inPackageMain(string(source), form)
	positions := token.NewFileSet()
	parsed, err := parser.ParseFile(positions, authorsFile, text, parser.ParseComments)
	if err != nil {
		// The compiler's own words for it are better known.
		stopOn(writeChecked(authorsFile, text))
		compile(files[:1])
		stop(err.Error())
	}
	author := author{text: []byte(text), file: parsed, positions: positions}
	author.checkImports(packages())
	author.dropLineDirectives()
	if form == "function" {
		var entry signature
		description, err := os.ReadFile("entry.json")
		stopOn(err)
		stopOn(json.Unmarshal(description, &entry))
		author.hideMain()
		stopOn(writeChecked(entryFile, author.entryCode(entry, string(description))))
		author.importBehindPackage(author.missingImports())
	} else {
		author.importBehindPackage([]string{`_ "dryrun/limits"`})
	}
	stopOn(writeChecked(authorsFile, string(author.text)))
	compile(files)
	run("link", "-s", "-w", "-importcfg", importConfiguration(), "-o", "../program", "program.a")
}

// inPackageMain gives a function's file the package clause that answers are written without.
func inPackageMain(source, form string) string {
	source = strings.TrimPrefix(source, "\ufeff")
	clause, err := parser.ParseFile(token.NewFileSet(), "", source, parser.PackageClauseOnly)
	if form != "function" {
		return source
	}
	if err != nil {
		return "package main;" + source
	}
	begin, end := int(clause.Name.Pos())-1, int(clause.Name.End())-1
	return source[:begin] + "main" + source[end:]
}

func compile(files []string) {
	folder, err := os.Getwd()
	stopOn(err)
	// Panics name the author's file as if it had been compiled where it was given.
	trimmed := filepath.Join(folder, checked) + "=>" + folder
	run("compile", append([]string{"-p", "main", "-complete", "-trimpath", trimmed, "-importcfg", importConfiguration(), "-o", "program.a"}, files...)...)
}

// run starts a tool, and ends with it where it fails.
func run(tool string, arguments ...string) {
	command := exec.Command(filepath.Join(standard, tool), arguments...)
	command.Dir = checked
	command.Stdout, command.Stderr = os.Stdout, os.Stdout
	if err := command.Run(); err != nil {
		if _, exited := err.(*exec.ExitError); !exited {
			fmt.Println(err)
		}
		os.Exit(1)
	}
}

func writeChecked(name, text string) error {
	return os.WriteFile(filepath.Join(checked, name), []byte(text), 0o644)
}

// packages are the standard packages that were compiled ahead.
func packages() map[string]bool {
	text, err := os.ReadFile(filepath.Join(standard, "packages"))
	stopOn(err)
	known := map[string]bool{"unsafe": true}
	for _, path := range strings.Fields(string(text)) {
		known[path] = true
	}
	return known
}

func importConfiguration() string {
	return filepath.Join(filepath.Dir(os.Args[0]), "importcfg")
}

func stopOn(err error) {
	if err != nil {
		stop(err.Error())
	}
}

func stop(message string) {
	fmt.Println(message)
	os.Exit(1)
}
