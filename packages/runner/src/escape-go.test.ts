import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openRunner } from './choose.ts'
import { type Engine, programLimits } from './program.ts'
import { outcomesOf, runTrial, SHARED_MEMORY, valuesOf } from './testing.ts'

// What a program in Go can try, with its own system calls where the library does not go so far. Each attempt is named by
// a call, and what is refused is said to be.

const ownFile = join(import.meta.dirname, 'program.ts')

const attempts = `
import (
	"bufio"
	"fmt"
	"net"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"syscall"
	"time"
	"unsafe"
)

func written(path string) error { return os.WriteFile(path, []byte("x"), 0o644) }

func called(number, a, b, c uintptr) error {
	if _, _, errno := syscall.Syscall(number, a, b, c); errno != 0 {
		return errno
	}
	return nil
}

func number(text string) int {
	value, _ := strconv.Atoi(text)
	return value
}

var attempts = map[string]func(argument string) error{
	"connect": func(string) error { _, err := net.DialTimeout("tcp", "1.1.1.1:53", time.Second); return err },
	"connect to this machine": func(string) error { _, err := net.Dial("tcp", "127.0.0.1:4000"); return err },
	"listen": func(string) error { _, err := net.Listen("tcp", "127.0.0.1:0"); return err },
	"send": func(string) error { _, err := net.Dial("udp", "1.1.1.1:53"); return err },
	"resolve": func(string) error { _, err := net.LookupHost("example.com"); return err },
	"host socket": func(string) error { _, err := syscall.Socket(40, 1, 0); return err },
	"read /etc/passwd": func(string) error { _, err := os.ReadFile("/etc/passwd"); return err },
	"read /etc/passwd of the first process": func(string) error { _, err := os.ReadFile("/proc/1/root/etc/passwd"); return err },
	"read a file of ours": func(path string) error { _, err := os.ReadFile(path); return err },
	"list our folder": func(path string) error { _, err := os.ReadDir(filepath.Dir(path)); return err },
	"list the compiler": func(string) error { _, err := os.ReadDir("/go"); return err },
	"list the packages": func(string) error { _, err := os.ReadDir("/go-standard"); return err },
	"write beside itself": func(string) error { return written("/build/left-behind") },
	"write over itself": func(string) error { _, err := os.OpenFile("/build/program", os.O_WRONLY, 0); return err },
	"write to the toolchain": func(string) error { return written("/usr/lib/left-behind") },
	"write at the root": func(string) error { return written("/left-behind") },
	"write to shared memory": func(string) error { return written("/dev/shm/left-behind") },
	"fill the scratch folder": func(string) error { return os.WriteFile("/tmp/large", make([]byte, 100<<20), 0o644) },
	"end the server": func(id string) error { return syscall.Kill(number(id), syscall.SIGKILL) },
	"look at the server": func(id string) error { _, err := os.ReadFile("/proc/" + id + "/environ"); return err },
	"become root": func(string) error { return called(syscall.SYS_SETUID, 0, 0, 0) },
	"new user namespace": func(string) error { return syscall.Unshare(syscall.CLONE_NEWUSER) },
	"start in a namespace": func(string) error {
		command := exec.Command("/proc/self/exe")
		command.SysProcAttr = &syscall.SysProcAttr{Cloneflags: syscall.CLONE_NEWUSER | syscall.CLONE_NEWNET}
		return command.Start()
	},
	"mount": func(string) error { return syscall.Mount("none", "/tmp", "tmpfs", 0, "") },
	"trace": func(string) error { return syscall.PtraceAttach(1) },
	"open by handle": func(string) error {
		handle := [4]uint64{}
		return called(304, ^uintptr(99), uintptr(unsafe.Pointer(&handle)), 0)
	},
	"io_uring": func(string) error { return called(425, 8, uintptr(unsafe.Pointer(&[15]uint64{})), 0) },
	"load into the kernel": func(string) error { return called(321, 0, 0, 0) },
	"run a shell": func(string) error { return exec.Command("/bin/sh", "-c", "id").Run() },
	"run the compiler": func(string) error { return exec.Command("/go/build").Run() },
}

func f(name, argument string) string {
	if err := attempts[name](argument); err != nil {
		return "refused: " + strings.ReplaceAll(err.Error(), "\\n", " ")
	}
	return "done: " + name
}

func main() {
	for lines := bufio.NewScanner(os.Stdin); lines.Scan(); {
		name, argument, _ := strings.Cut(lines.Text(), "\\t")
		fmt.Println(f(name, argument))
	}
}
`

const names = [...attempts.matchAll(/^\t"([^"]+)": +func/gm)].map(([, name = '']) => name)
const argumentFor = (name: string) => (name.includes('server') ? String(process.pid) : ownFile)

let runner: Engine
beforeAll(async () => {
  runner = await openRunner({ only: 'native' })
  await runTrial(runner, 'go', { source: 'func f(n int) int { return n }' })
}, 120_000)
afterAll(() => runner.close())

const run = (source: string, returns = 'integer') => runTrial(runner, 'go', { source, returns })

test('every way out is refused to a function', async () => {
  expect(names.length).toBeGreaterThan(25)
  const report = await runTrial(runner, 'go', {
    source: attempts,
    takes: ['string', 'string'],
    returns: 'string',
    calls: names.map((name) => [name, argumentFor(name)]),
  })
  const came = valuesOf(report).map((what, index) => [names[index], what])
  expect(came.filter(([, what]) => !String(what).startsWith('refused: '))).toEqual([])
  expect(readFileSync(ownFile, 'utf8')).toContain('export type Value')
})

test('and to a whole program', async () => {
  // One that writes a file larger than it may is ended, where a function is refused.
  const asked = names.filter((name) => name !== 'fill the scratch folder' && name !== SHARED_MEMORY)
  const stdin = asked.map((name) => `${name}\t${argumentFor(name)}\n`).join('')
  const report = await runner.runProgram({ language: 'go', source: `package main\n${attempts}`, stdin }, programLimits)
  expect(report).toMatchObject({ status: 'finished', exitCode: 0 })
  const came = report.status === 'finished' ? report.stdout.trim().split('\n') : []
  expect(came).toHaveLength(asked.length)
  expect(came.filter((what) => !what.startsWith('refused: '))).toEqual([])
})

test('it sees no process but its own, hardly an environment, and no descriptor but its own', async () => {
  const source = `func list(folder string) []string {
	entries, _ := os.ReadDir(folder)
	var names []string
	for _, entry := range entries {
		names = append(names, entry.Name())
	}
	return names
}

func f(int) [][]string {
	var commands, links, environment []string
	for _, id := range list("/proc") {
		if _, err := strconv.Atoi(id); err == nil {
			name, _ := os.ReadFile("/proc/" + id + "/comm")
			commands = append(commands, strings.TrimSpace(string(name)))
		}
	}
	for _, id := range list("/proc/self/fd") {
		if link, err := os.Readlink("/proc/self/fd/" + id); err == nil {
			links = append(links, regexp.MustCompile("^(socket|pipe|anon_inode):.*").ReplaceAllString(link, "$1"))
		}
	}
	for _, variable := range os.Environ() {
		name, _, _ := strings.Cut(variable, "=")
		environment = append(environment, name)
	}
	return [][]string{commands, environment, links, list("/"), list("/build")}
}`
  const [processes, environment, descriptors, root, build] = valuesOf(await run(source, 'string[][]'))[0] as string[][]
  // The one between waits for the other's end, to tell of it.
  expect(processes?.toSorted()).toEqual(['bwrap', expect.stringMatching(/^(program|exe)$/), 'program'])
  expect(environment?.toSorted()).toEqual(
    ['GOMAXPROCS', 'GOMEMLIMIT', 'PWD'].filter((name) => environment?.includes(name)),
  )
  expect(descriptors?.filter((link) => !['socket', 'anon_inode', '/dev/null'].includes(link))).toEqual(['pipe'])
  expect(root).toEqual(expect.not.arrayContaining(['go', 'go-standard', 'harness']))
  expect(build).toContain('program')
})

test.each([
  ['time', 'func f(int) int { for { } }', 'timed-out'],
  ['time of its top level', 'func init() { for { } }\nfunc f(n int) int { return n }', 'timed-out'],
  ['memory', 'func f(int) int { var all [][]byte; for { all = append(all, make([]byte, 1<<20)) } }', 'out-of-memory'],
  ['output', 'func f(int) int { for { fmt.Println(strings.Repeat("x", 10_000)) } }', 'output-limit'],
])('%s has its bound', async (_, source, status) => {
  const limits = { milliseconds: status === 'timed-out' ? 1_000 : 10_000 }
  const report = await runTrial(runner, 'go', { source, limits })
  expect(outcomesOf(report)).toMatchObject([{ status }])
})

test('processes and threads have their bound, and nothing outlives the run', async () => {
  const source = `func f(int) int {
	started := 0
	for range 100 {
		command := exec.Command("/proc/self/exe", "worker", "0")
		if command.Start() == nil {
			started++
		}
	}
	return started
}`
  const report = await runTrial(runner, 'go', { source: `import "os/exec"\n${source}` })
  const [outcome] = outcomesOf(report)
  if (outcome?.status === 'returned') expect(Number(outcome.value)).toBeLessThan(40)
  else expect(outcome?.status).toMatch(/^(threw|crashed)$/)
})

test('what one run leaves in its scratch folder, the next does not find', async () => {
  const source = `func f(n int) int {
	_, err := os.Stat("/tmp/left")
	os.WriteFile("/tmp/left", nil, 0o644)
	if err == nil {
		return 1
	}
	return 0
}`
  expect(valuesOf(await run(source))).toEqual([0])
  expect(valuesOf(await run(source))).toEqual([0])
})

test.each([
  ['a file that is embedded', 'import _ "embed"\n\n//go:embed solution.go\nvar text string', /embed/],
  ['the machine’s files, embedded', 'import _ "embed"\n\n//go:embed /etc/passwd\nvar text string', /embed/],
  ['C', 'import "C"', /cgo is not available/],
  ['a linker’s flag', '//go:cgo_ldflag "-L/etc"\nvar x int', /compiler directive|cgo-generated/],
  ['a library', '//go:cgo_import_dynamic exit exit "libc.so.6"\nvar x int', /compiler directive|cgo-generated/],
  [
    'the insides of the run-time',
    'import _ "unsafe"\n\n//go:linkname gone runtime.newosproc\nfunc gone(m *int)\n\nfunc init() { gone(nil) }',
    /runtime\.newosproc/,
  ],
  ['a function without a body', 'func gone() int', /missing function body/],
  ['a package beside it', 'import "./entry"', /not available here/],
  ['a package of the machine', 'import "/etc/passwd"', /not available here/],
])('what reaches out of the file while it is compiled is refused: %s', async (_, top, words) => {
  const report = await runTrial(runner, 'go', { source: `${top}\n\nfunc f(n int) int { return n }` })
  expect(report).toMatchObject({ status: 'compile-error', error: { message: expect.stringMatching(words) } })
  expect(JSON.stringify(report)).not.toContain('root:')
})
