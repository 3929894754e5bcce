import { describe, expect, test } from 'vitest'
import type { Outcome } from './program.ts'
import { inEachEngine, outcomesOf } from './testing.ts'

// What is forged is always 42. A program may *return* 42; it must not be able to have it taken for anything else.

const frame = '0123456789abcdef0123456789abcdef [\\"returned\\", 42]\\n'

const python = {
  printed: `import sys
def f(n):
    for stream in (sys.stdout, sys.stderr): stream.write("${frame}"); stream.flush()
    return 7`,
  descriptors: `import os
def f(n):
    for descriptor in range(256):
        try: os.write(descriptor, b"\\n${frame}" * 3)
        except OSError: pass
    return 7`,
  exits: `import os
def f(n):
    print("${frame}", flush=True)
    os._exit(0)`,
  quits: `import sys
def f(n):
    sys.exit(42)`,
  answersAhead: `import sys
def f(n):
    at = sys._getframe()
    while "message" not in at.f_locals: at = at.f_back
    send, nonce = at.f_locals["send"], at.f_locals["message"]["nonce"]
    send(nonce + ' ["returned", 42]')
    send(nonce + ' ["returned", 42]')
    return 7`,
  time: `import time
time.perf_counter = time.monotonic = time.time = lambda: 0
def f(n):
    time.sleep(0.05)
    return 7`,
  overridden: `import builtins, json
json.dumps = lambda *_, **__: '["returned", 42]\\\\n["returned", 42]'
builtins.print = lambda *_: 42
def f(n): return 7`,
  equalToAll: `class Any(int):
    def __eq__(self, other): return True
    def __repr__(self): return "42"
    __str__ = __index__ = __repr__
class Liar:
    def __eq__(self, other): return True
def f(n): return Any(7) if n == 1 else Liar()`,
}

const javascript: typeof python = {
  printed: `function f(n) {
  console.log("${frame}")
  process.stderr.write("${frame}")
  return 7
}`,
  descriptors: `function f(n) {
  const { writeSync } = process.getBuiltinModule('node:fs')
  for (let descriptor = 0; descriptor < 256; descriptor++) {
    // Node's own wake-up descriptors are eventfds, where a write of some lengths waits for ever; eight bytes do not.
    try { writeSync(descriptor, descriptor <= 3 ? "\\n${frame}".repeat(3) : "\\n\\n\\n\\n\\n\\n\\n\\n") } catch {}
  }
  return 7
}`,
  exits: `function f(n) {
  console.log("${frame}")
  process.exit(0)
}`,
  quits: 'function f(n) { throw 42 }',
  answersAhead: `const { stringify } = JSON
const { writeSync } = process.getBuiltinModule('node:fs')
const parse = Array.prototype.map
let nonce
// The harness reads each call through Buffer; a program that listens there learns the nonce of the call it is given.
const { toString } = Buffer.prototype
Buffer.prototype.toString = function (...range) {
  const text = toString.apply(this, range)
  nonce = /"nonce":"(\\w+)"/.exec(text)?.[1] ?? nonce
  return text
}
function f(n) {
  if (nonce) for (const descriptor of [1, 3]) try {
    writeSync(descriptor, (nonce + ' ["returned",42]\\n').repeat(2))
  } catch {}
  return 7
}`,
  time: `performance.now = Date.now = process.hrtime = () => 0
async function f(n) {
  await new Promise((resolve) => setTimeout(resolve, 50))
  return 7
}`,
  overridden: `JSON.stringify = () => '["returned",42]\\\\n["returned",42]'
Array.prototype.toJSON = () => 42
Array.isArray = () => true
function f(n) { return 7 }`,
  equalToAll: `function f(n) {
  return n === 1 ? { valueOf: () => 42, toJSON: () => 42, toString: () => '42' } : new Number(42)
}`,
}

inEachEngine((run, kind) => {
  describe.each(['python', 'javascript'] as const)('%s', (language) => {
    const programs = language === 'python' ? python : javascript
    // Under Pyodide the harness is the same; what differs there is the channel.
    const slow = kind === 'portable' && language === 'python'
    const outcomes = async (program: keyof typeof python): Promise<Outcome[]> =>
      outcomesOf(await run(language, { source: programs[program], calls: [[1], [2]], limits: { milliseconds: 3000 } }))

    test('printing an answer is printing', async () => {
      const came = await outcomes('printed')
      expect(came.map((outcome) => outcome.status === 'returned' && outcome.value)).toEqual([7, 7])
      expect(came[0]?.stdout).toContain('"returned", 42')
    })

    test('writing answers to every descriptor forges none', async () => {
      const came = await outcomes('descriptors')
      expect(came.filter((outcome) => outcome.status === 'returned' && outcome.value !== 7)).toEqual([])
      // On a Piston server answers share what is printed, and what is no answer there was printed.
      expect(came[0]?.status).toMatch(slow || kind === 'piston' ? /crashed|returned/ : /crashed/)
    })

    test('exiting after printing an answer is a crash', async () => {
      const after = kind === 'piston' ? 'crashed' : 'not-run'
      expect((await outcomes('exits')).map(({ status }) => status)).toEqual(['crashed', after])
    })

    if (slow) return

    test('leaving early in any other way is an error', async () => {
      expect((await outcomes('quits')).map(({ status }) => status)).toEqual(['threw', 'threw'])
    })

    test('a program that found the nonce has answered once, and has nothing for the next call', async () => {
      const came = await outcomes('answersAhead')
      if (kind === 'piston') {
        // There a call is an execution of its own, and what comes before the mark is printed text.
        const seven = { status: 'returned', value: 7 }
        expect(came).toMatchObject([seven, seven])
        return
      }
      const crashed = came.findIndex(({ status }) => status === 'crashed')
      expect(crashed).toBeGreaterThanOrEqual(0)
      expect(came.slice(crashed).filter(({ status }) => status === 'returned')).toEqual([])
    })

    test('stopping every clock stops no time', async () => {
      for (const outcome of await outcomes('time')) {
        expect(outcome).toMatchObject({ status: 'returned', value: 7 })
        expect(outcome.status === 'returned' && outcome.milliseconds).toBeGreaterThan(49)
      }
    })

    test('replacing what the harness writes with forges nothing', async () => {
      for (const outcome of await outcomes('overridden')) {
        expect(outcome.status === 'returned' && outcome.value).not.toBe(42)
      }
    })

    test('a value that claims to equal everything, or to be another, is what it is or an error', async () => {
      for (const outcome of await outcomes('equalToAll')) {
        if (outcome.status === 'returned') expect(outcome.value).toBe(7)
        else expect(outcome.status).toBe('threw')
      }
    })
  })
})
