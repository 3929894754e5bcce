import { execFileSync } from 'node:child_process'
import { describe, expect, test } from 'vitest'
import { inEachEngine } from './testing.ts'

inEachEngine((_run, kind, runProgram) => {
  describe('python', () => {
    test('reads standard input line by line and whole, with Windows lines and any characters, and keeps its exit code', async () => {
      const source = `import sys\r\nn = int(input())\r\nprint(n * 2, input().strip())\r\nprint(sys.stdin.read().split())\r\nsys.exit(3)\r\n`
      const report = await runProgram({ language: 'python', source, stdin: '21\r\nnaïve 🙂\r\na b\nc' })
      expect(report).toMatchObject({
        status: 'finished',
        exitCode: 3,
        stdout: "42 naïve 🙂\n['a', 'b', 'c']\n",
        stderr: '',
      })
    })

    test('is the main program, and an uncaught error tells the line of its own source', async () => {
      const source = 'def f():\n    return [][1]\nif __name__ == "__main__":\n    print("before")\n    f()\n'
      const report = await runProgram({ language: 'python', source })
      expect(report).toMatchObject({ status: 'finished', exitCode: 1, stdout: 'before\n' })
      expect(report.stderr).toMatch(
        /line 5, in <module>[\s\S]*line 2, in f[\s\S]*\nIndexError: list index out of range\n$/,
      )
    })

    test('what does not parse is a compile error with its line', async () => {
      const report = await runProgram({ language: 'python', source: 'x = 1\nif x\n    print(x)' })
      expect(report).toMatchObject({ status: 'compile-error', exitCode: 1, stdout: '' })
      expect(report.stderr).toMatch(/line 2\n[\s\S]*SyntaxError: expected ':'/)
    })

    test('a program that only says it did not compile has finished', async () => {
      const report = await runProgram({ language: 'python', source: 'raise SyntaxError("invalid syntax")' })
      expect(report).toMatchObject({ status: 'finished', exitCode: 1 })
    })
  })

  describe('javascript', () => {
    const readings = {
      'all at once': 'console.log(require("fs").readFileSync(0, "utf8").split(/\\s+/).length)',
      'from /dev/stdin': 'console.log(require("node:fs").readFileSync("/dev/stdin").toString().split(/\\s+/).length)',
      'line by line':
        'let n = 0; require("readline").createInterface({ input: process.stdin }).on("line", () => n++).on("close", () => console.log(n))',
      'by events':
        'let text = ""; process.stdin.on("data", (chunk) => (text += chunk)).on("end", () => console.log(text.split(/\\s+/).length))',
      'as a module':
        'import { readFileSync } from "fs"\nimport { EOL } from "node:os"\nconsole.log(await readFileSync(0, "utf8").split(EOL).length)',
    }
    test.each(Object.entries(readings))('reads standard input %s', async (_how, source) => {
      const report = await runProgram({ language: 'javascript', source, stdin: 'é\nb\nc' })
      expect(report).toMatchObject({ status: 'finished', exitCode: 0, stdout: '3\n', stderr: '' })
    })

    test('keeps its exit code, and all it printed just before', async () => {
      // On Piston it prints into a socket, and leaves behind what that did not take at once, as anywhere.
      const printed = kind === 'piston' ? 10_000 : 1_000_000
      const source = `process.stdout.write("x".repeat(${printed})); process.exit(7)`
      const report = await runProgram({ language: 'javascript', source })
      expect([report.status, report.exitCode, report.stdout.length]).toEqual(['finished', 7, printed])
    })

    test('an uncaught error tells the line of its own source', async () => {
      const source = 'function f() {\n  return null.length\n}\nf()'
      const report = await runProgram({ language: 'javascript', source })
      expect(report).toMatchObject({ status: 'finished', exitCode: 1, stdout: '' })
      expect(report.stderr).toMatch(/TypeError: Cannot read[\s\S]*solution\.c?js:2:/)
    })

    test.each(['let a = 1\nlet = = 2', 'let a = 1\nlet a = 2', 'import fs from "fs"\nlet = = 2'])(
      'what does not parse is a compile error with its line: %j',
      async (source) => {
        const report = await runProgram({ language: 'javascript', source })
        expect(report).toMatchObject({ status: 'compile-error', exitCode: 1 })
        expect(report.stderr).toContain('SyntaxError')
      },
    )

    test('a program that only says it did not compile has finished', async () => {
      const report = await runProgram({ language: 'javascript', source: 'new Function("(")' })
      expect(report).toMatchObject({ status: 'finished', exitCode: 1 })
    })
  })

  describe('limits', () => {
    const endless = { python: 'print("so far")\nwhile True: pass', javascript: 'console.log("so far"); for (;;);' }
    const flood = {
      python: 'while True: print("é" * 1000)',
      javascript: 'for (;;) console.log("é".repeat(1000))',
    }
    const hog = {
      python: 'kept = []\nwhile True: kept.append([1] * 100_000)',
      javascript: 'const kept = []; for (;;) kept.push(new Array(100_000).fill(1.5))',
    }
    // Each start of Pyodide takes seconds; what watches it is the same.
    const languages = kind === 'portable' ? (['javascript'] as const) : (['python', 'javascript'] as const)

    test.each(languages)('%s: an endless loop is timed out, with what it printed', async (language) => {
      const report = await runProgram({ language, source: endless[language], limits: { milliseconds: 700 } })
      expect(report).toMatchObject({ status: 'timed-out', exitCode: 124, stdout: 'so far\n' })
    })

    // Node keeps what a socket does not take at once, and gives no more while the program does not let go.
    test.each(kind === 'piston' ? (['python'] as const) : languages)(
      '%s: a flood is cut at the limit, between characters',
      async (language) => {
        const report = await runProgram({ language, source: flood[language], limits: { outputBytes: 1001 } })
        expect(report).toMatchObject({ status: 'output-limit', exitCode: 153 })
        expect(report.stdout).toBe(`${'é'.repeat(500)}\n… the rest of the output was cut`)
      },
    )

    test.each(languages)('%s: taking memory without end is out-of-memory', async (language) => {
      const limits = { memoryBytes: 128 * 1024 * 1024 }
      expect(await runProgram({ language, source: hog[language], limits })).toMatchObject({ status: 'out-of-memory' })
    })

    test('one that is given up is gone', async () => {
      const giving = new AbortController()
      setTimeout(() => giving.abort(), 300)
      const running = runProgram({ language: 'javascript', source: endless.javascript, signal: giving.signal })
      await expect(running).rejects.toThrow(/abort/i)
    })
  })

  if (kind === 'native') {
    test('a program killed by signal n ends with 128 + n', async () => {
      const source = 'import os, signal\nos.kill(os.getpid(), signal.SIGSEGV)'
      expect(await runProgram({ language: 'python', source })).toMatchObject({ status: 'finished', exitCode: 139 })
    })

    test('what was printed cannot be taken back, written over or read by the program itself', async () => {
      const source = `import os
print("wrong", flush=True)
for change in (lambda: os.ftruncate(1, 0), lambda: os.lseek(1, 0, 0), lambda: os.pwrite(1, b"r", 0), lambda: open("/dev/stdout").read()):
    try: print("changed", change(), flush=True)
    except OSError: pass
open("/dev/stdout", "w").close()
print("right")`
      const report = await runProgram({ language: 'python', source })
      expect(report).toMatchObject({ status: 'finished', stdout: 'wrong\nright\n', stderr: '' })
    })

    test('what is written to /dev/stdout comes after what was printed before', async () => {
      const python = 'print("a", flush=True)\nwith open("/dev/stdout", "w") as out: out.write("b\\n")\nprint("c")'
      expect(await runProgram({ language: 'python', source: python })).toMatchObject({ stdout: 'a\nb\nc\n' })
      const javascript = 'console.log("a")\nrequire("fs").writeFileSync("/dev/stdout", "b\\n")\nconsole.log("c")'
      expect(await runProgram({ language: 'javascript', source: javascript })).toMatchObject({ stdout: 'a\nb\nc\n' })
    })

    test('ten megabytes of input, deep recursion and threads are within the limits', async () => {
      const source = `import sys, threading
sys.setrecursionlimit(10**6)
threading.stack_size(2**27)
def depth(n): return 0 if n == 0 else 1 + depth(n - 1)
def main(): print(len(sys.stdin.read()), depth(100_000))
thread = threading.Thread(target=main); thread.start(); thread.join()
many = [threading.Thread(target=lambda: None) for _ in range(30)]
for one in many: one.start()`
      const report = await runProgram({ language: 'python', source, stdin: 'x'.repeat(10_000_000) })
      expect(report).toMatchObject({ status: 'finished', exitCode: 0, stdout: '10000000 100000\n', stderr: '' })
    })

    test('processes of its own share locks and queues, in a shared memory that is small and gone with it', async () => {
      const pool = `from multiprocessing import Pool
def square(n): return n * n
if __name__ == "__main__":
    with Pool(2) as pool: print(pool.map(square, [1, 2, 3]))
    open("/dev/shm/left", "w").close()`
      expect(await runProgram({ language: 'python', source: pool })).toMatchObject({
        status: 'finished',
        stdout: '[1, 4, 9]\n',
        stderr: '',
      })
      const fill = `import os
print(os.listdir("/dev/shm"))
open("/dev/shm/large", "wb").write(bytes(32 << 20))`
      expect(await runProgram({ language: 'python', source: fill })).toMatchObject({
        exitCode: 1,
        stdout: '[]\n',
        stderr: expect.stringContaining('No space left on device'),
      })
    })

    test('it has a home, a user, a locale and time zones, and nothing of the environment of who runs it', async () => {
      const source = `import getpass, os
from datetime import datetime
from zoneinfo import ZoneInfo
print(os.path.expanduser("~"), getpass.getuser(), datetime(2024, 7, 1, tzinfo=ZoneInfo("Europe/Paris")).isoformat())
print(sorted(os.environ))`
      expect(await runProgram({ language: 'python', source })).toMatchObject({
        stdout: "/tmp nobody 2024-07-01T00:00:00+02:00\n['HOME', 'LANG', 'PATH', 'PWD', 'USER']\n",
        stderr: '',
      })
      const wide = `#include <iostream>
#include <locale>
int main() { std::locale::global(std::locale("")); std::wcout.imbue(std::locale()); std::wcout << L"größe €" << std::endl; }`
      expect(await runProgram({ language: 'cpp', source: wide })).toMatchObject({ stdout: 'größe €\n', stderr: '' })
    }, 120_000)

    test('children it leaves behind are ended with it', async () => {
      const source = 'import os, time\nif os.fork() == 0:\n    os.setsid()\n    time.sleep(98765)\nprint("parent")'
      expect(await runProgram({ language: 'python', source })).toMatchObject({ exitCode: 0, stdout: 'parent\n' })
      expect(execFileSync('ps', ['-eo', 'args'], { encoding: 'utf8' })).not.toContain('/tmp/solution.py')
    })
  }
})
