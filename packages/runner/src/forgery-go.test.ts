import { afterAll, beforeAll, expect, test } from 'vitest'
import { openRunner } from './choose.ts'
import type { Engine, Outcome } from './program.ts'
import { outcomesOf, runTrial } from './testing.ts'

// What is forged is always 42. A program may *return* 42; it must not be able to have it taken for anything else.

const frame = '0123456789abcdef0123456789abcdef [\\"returned\\", 42]\\n'

/** Finds the nonce of the call it was given in its own memory, where the line that asked for it has been read to. */
const findsNonce = `
import (
	"bytes"
	"fmt"
	"os"
	"strings"
	"syscall"
	"unsafe"
)

func nonce() string {
	maps, _ := os.ReadFile("/proc/self/maps")
	for _, line := range strings.Split(string(maps), "\\n") {
		var from, to uintptr
		if _, err := fmt.Sscanf(line, "%x-%x rw-p", &from, &to); err != nil || to-from > 8<<20 {
			continue
		}
		memory := unsafe.Slice((*byte)(unsafe.Pointer(from)), to-from)
		mark := []byte("{\\"nonce" + strings.Repeat("\\"", 1) + ":\\"")
		for at := bytes.Index(memory, mark); at >= 0 && at+60 < len(memory); {
			if bytes.HasPrefix(memory[at+42:], []byte("\\",\\"arguments\\"")) {
				return string(memory[at+10 : at+42])
			}
			next := bytes.Index(memory[at+1:], mark)
			if next < 0 {
				break
			}
			at += 1 + next
		}
	}
	panic("not found")
}
`

const programs = {
  printed: `func f(int) int { fmt.Print("${frame}"); println("${frame}"); return 7 }`,
  descriptors: `import "syscall"\nfunc f(int) int { for fd := 0; fd < 256; fd++ { syscall.Write(fd, []byte("\\n${frame}")) }; return 7 }`,
  exits: `func f(int) int { fmt.Println("${frame}"); os.Exit(0); return 7 }`,
  exitsAsIfItPanicked: `import "syscall"\nfunc f(int) int { syscall.Write(5, []byte("\\x00${'0'.repeat(32)}\\npanic: 42\\n")); os.Exit(2); return 7 }`,
  endsTheOther: `import "syscall"\nfunc f(int) int { syscall.Kill(os.Getppid(), syscall.SIGKILL); select {} }`,
  answersAhead: `${findsNonce}
func f(int) int {
	said := nonce() + " [\\"returned\\",42]\\n"
	syscall.Write(4, []byte(said+said))
	return 7
}`,
  answersAndPanics: `${findsNonce}
func f(int) int {
	syscall.Write(4, []byte(nonce()+" [\\"returned\\",42]\\n"))
	go func() { panic("after it has answered") }()
	select {}
}`,
  harness: `import _ "unsafe"

//go:linkname send dryrun/calls.send
func send(nonce string, said ...any)

func f(int) int {
	send("${'0'.repeat(32)}", "returned", 42)
	return 7
}`,
  replacesOutput: `import "syscall"\nfunc f(int) int { os.Stdout = os.NewFile(3, "calls"); fmt.Print("${frame}"); syscall.Dup2(2, 4); return 7 }`,
  early: `import "syscall"\nfunc init() { syscall.Write(4, []byte("up\\n0 [\\"loaded\\"]\\n0 [\\"returned\\",42]\\n")) }\nfunc f(int) int { return 7 }`,
  typeThatLies: `type liar int
func (liar) MarshalJSON() ([]byte, error) { return []byte("42"), nil }
func (liar) String() string { return "42" }
func f(int) liar { return 7 }`,
  clock: `func f(int) int { time.Local = nil; time.Sleep(50 * time.Millisecond); return 7 }`,
}

let runner: Engine
beforeAll(async () => {
  runner = await openRunner({ only: 'native' })
  await runTrial(runner, 'go', { source: 'func f(n int) int { return n }' })
}, 120_000)
afterAll(() => runner.close())

async function outcomes(program: keyof typeof programs): Promise<Outcome[]> {
  const limits = { milliseconds: 5000 }
  return outcomesOf(await runTrial(runner, 'go', { source: programs[program], calls: [[1], [2]], limits }))
}

const isForged = (outcome: Outcome) => outcome.status === 'returned' && outcome.value !== 7

test('printing an answer is printing', async () => {
  const came = await outcomes('printed')
  expect(came.map((outcome) => outcome.status === 'returned' && outcome.value)).toEqual([7, 7])
  expect(came[0]?.stdout).toContain('"returned", 42')
})

test('writing answers to every descriptor is a crash', async () => {
  expect((await outcomes('descriptors')).map(({ status }) => status)).toEqual(['crashed', 'not-run'])
})

test.each(['exits', 'exitsAsIfItPanicked', 'endsTheOther'] as const)(
  'leaving early in any way is a crash: %s',
  async (program) => {
    expect((await outcomes(program)).map(({ status }) => status)).toEqual(['crashed', 'not-run'])
  },
)

test.each(['answersAhead', 'answersAndPanics'] as const)(
  'a program that found the nonce in its own memory has answered once, and has nothing for the next call: %s',
  async (program) => {
    const came = await outcomes(program)
    const crashed = came.findIndex(({ status }) => status === 'crashed')
    expect(crashed).toBeGreaterThanOrEqual(0)
    expect(came.slice(crashed).filter(({ status }) => status === 'returned')).toEqual([])
  },
)

test.each(['harness', 'replacesOutput', 'typeThatLies'] as const)(
  'taking over what the harness uses forges nothing: %s',
  async (program) => {
    const report = await runTrial(runner, 'go', { source: programs[program], calls: [[1], [2]] })
    if (report.status === 'ran') expect(report.outcomes.filter(isForged)).toEqual([])
    else expect(report.status).toBe('compile-error')
  },
)

test('what speaks before it is asked is no answer', async () => {
  const report = await runTrial(runner, 'go', { source: programs.early, calls: [[1], [2]] })
  if (report.status === 'ran') expect(report.outcomes.filter(isForged)).toEqual([])
  else expect(report.status).toBe('compile-error')
})

test('time is kept outside', async () => {
  for (const outcome of await outcomes('clock')) {
    expect(outcome).toMatchObject({ status: 'returned', value: 7 })
    expect(outcome.status === 'returned' && outcome.milliseconds).toBeGreaterThan(49)
  }
})
