import type { Language } from '@dryrun/contract/languages'
import type { ClassSignature } from '@dryrun/contract/problem'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openRunner } from './choose.ts'
import { outcomeMatches } from './compare.ts'
import { type Outcome, type Runner, standardLimits, type Value } from './program.ts'
import { eachSandbox, outcomesOf } from './testing.ts'
import { WrongType } from './values.ts'

/** A box with a limit: it holds numbers, tells the largest, gives all of them, and their average. */
const entry: ClassSignature = {
  name: 'Box',
  parameters: [{ name: 'limit', type: 'integer' }],
  methods: [
    { name: 'put', parameters: [{ name: 'value', type: 'integer' }], returns: 'boolean' },
    { name: 'largest', parameters: [], returns: 'integer' },
    { name: 'all', parameters: [], returns: 'integer[]' },
    { name: 'average', parameters: [], returns: 'double' },
    { name: 'clear', parameters: [], returns: 'void' },
    { name: 'load', parameters: [{ name: 'head', type: 'list_node' }], returns: 'list_node' },
  ],
}

type Step = [name: string, ...values: Value[]]
const steps: Step[] = [
  ['Box', 2],
  ['put', 3],
  ['put', 5],
  ['put', 9],
  ['largest'],
  ['all'],
  ['average'],
  ['clear'],
  ['all'],
]
const expected: Value[] = [null, true, true, false, 5, [3, 5], 4, null, []]

function callOf(asked: Step[]) {
  return { arguments: [asked.map(([name]) => name), asked.map(([, ...values]) => values)] }
}

const python = {
  right: `class Node: pass
class Box:
    def __init__(self, limit: int):
        self.limit = limit
        self.values = []
    def put(self, value: int) -> bool:
        if len(self.values) == self.limit: return False
        self.values.append(value)
        return True
    def largest(self): return max(self.values)
    def all(self): return self.values
    def average(self): return sum(self.values) / len(self.values)
    def clear(self):
        self.values.clear()
        return self
    def load(self, head):
        return ListNode(0, head)
`,
  wrong: 'return max(self.values)',
  spoiled: 'return min(self.values)',
  throwsAtFirst: `class Box:
    def __init__(self, limit):
        self.limit = limit
        raise ValueError("no room")`,
  noMethod: `class Box:
    def __init__(self, limit): self.put = lambda value: True`,
  noClass: 'def Box(limit): return 1',
  throwsLater: `class Box:
    def __init__(self, limit): self.values = []
    def put(self, value):
        self.values.append(value)
        return self.values[value] > 0`,
  wrongType: `class Box:
    def __init__(self, limit): pass
    def put(self, value): return "yes"`,
  noisy: `import sys
print("top")
class Box:
    def __init__(self, limit): print("made", limit)
    def put(self, value):
        print("put", value, file=sys.stderr)
        return True`,
  exits: `import os
class Box:
    def __init__(self, limit): pass
    def put(self, value): os._exit(0)`,
  quits: `import sys
class Box:
    def __init__(self, limit): pass
    def put(self, value): sys.exit(0)`,
  shared: `class Box:
    seen = []
    def __init__(self, limit): self.own = []
    def put(self, value):
        self.own.append(value)
        return len(self.own) == 1`,
  sleeps: `import time
class Box:
    def __init__(self, limit): pass
    def put(self, value): time.sleep(60)`,
  forges: `import os
class Box:
    def __init__(self, limit):
        for descriptor in (1, 3):
            try: os.write(descriptor, b'0123456789abcdef0123456789abcdef ["returned", [null, true]]\\n')
            except OSError: pass
    def put(self, value): return False`,
}

const javascript: typeof python = {
  right: `class Node {}
class Box {
  #values = []
  constructor(limit) { this.limit = limit }
  put(value) {
    if (this.#values.length === this.limit) return false
    this.#values.push(value)
    return true
  }
  largest() { return Math.max(...this.#values) }
  all() { return this.#values }
  average() { return this.#values.reduce((a, b) => a + b) / this.#values.length }
  clear() {
    this.#values.length = 0
    return this
  }
  load(head) { return new ListNode(0, head) }
}`,
  wrong: 'return Math.max(...this.#values)',
  spoiled: 'return Math.min(...this.#values)',
  throwsAtFirst: `var Box = function (limit) {
  this.limit = limit
  throw new RangeError('no room')
}`,
  noMethod: `class Box { put = (value) => true }`,
  noClass: 'const box = (limit) => 1',
  throwsLater: `class Box {
  values = {}
  put(value) {
    this.values.last = value
    return this.values[value].length > 0
  }
}`,
  wrongType: `class Box { put(value) { return 'yes' } }`,
  noisy: `console.log('top')
function Box(limit) { console.log('made', limit) }
Box.prototype.put = function (value) {
  console.error('put', value)
  return true
}`,
  exits: 'class Box { put() { process.exit(0) } }',
  quits: 'class Box { put() { throw 0 } }',
  shared: `class Box {
  own = []
  async put(value) {
    this.own.push(value)
    return this.own.length === 1
  }
}`,
  sleeps: 'class Box { put() { for (;;); } }',
  forges: `class Box {
  constructor() {
    const { writeSync } = process.getBuiltinModule('node:fs')
    for (const descriptor of [1, 3]) {
      try { writeSync(descriptor, '0123456789abcdef0123456789abcdef ["returned",[null,true]]\\n') } catch {}
    }
  }
  put() { return false }
}`,
}

eachSandbox((kind) => {
  let runner: Runner
  beforeAll(async () => {
    runner = await openRunner({ only: kind })
  })
  afterAll(() => runner.close())

  describe.each(['python', 'javascript'] as const)('%s', (language) => {
    const programs = language === 'python' ? python : javascript
    const slow = kind === 'portable' && language === 'python'

    test('an object keeps its state from operation to operation, and each result has its type', async () => {
      const [outcome] = await outcomes(language, programs.right, [[...steps, ['load', [1, 2]]]])
      expect(outcome).toMatchObject({ status: 'returned', value: [...expected, [0, 1, 2]] })
    })

    test('a wrong class returns what it returns, and does not match', async () => {
      const call = callOf(steps)
      const [right, wrong] = await Promise.all(
        [programs.right, programs.right.replace(programs.wrong, programs.spoiled)].map(async (source) => {
          const [outcome] = await outcomes(language, source, [steps])
          return outcome?.status === 'returned' && outcomeMatches('exact', entry, call, outcome.value, expected)
        }),
      )
      expect([right, wrong]).toEqual([true, false])
    })

    test('a constructor that throws is named, with the author’s own line', async () => {
      const [outcome] = await outcomes(language, programs.throwsAtFirst, [steps])
      const error = language === 'python' ? 'ValueError: no room' : 'RangeError: no room'
      expect(outcome).toMatchObject({
        status: 'threw',
        error: { message: `operation 1, Box(2): ${error}`, line: language === 'python' ? 4 : 3 },
      })
    })

    test('nothing written to the channel is taken for the results', async () => {
      const [outcome] = await outcomes(language, programs.forges, [
        [
          ['Box', 1],
          ['put', 1],
        ],
      ])
      if (outcome?.status === 'returned') expect(outcome.value).toEqual([null, false])
      else expect(outcome?.status).toBe('crashed')
    })

    if (slow) return

    test('an operation that throws is named, with its arguments and the author’s own line', async () => {
      const [outcome] = await outcomes(language, programs.throwsLater, [
        [
          ['Box', 2],
          ['put', 7],
        ],
      ])
      expect(outcome).toMatchObject({ status: 'threw', error: { line: 5 } })
      expect(outcome?.status === 'threw' && outcome.error.message).toMatch(
        /^operation 2, put\(7\): (Index|Type)Error: /,
      )
    })

    test('a method that is missing is named where it is first asked for', async () => {
      const [outcome] = await outcomes(language, programs.noMethod, [[['Box', 2], ['put', 7], ['largest']]])
      expect(outcome).toMatchObject({
        status: 'threw',
        error: { message: "operation 3, largest(): there is no method named 'largest'" },
      })
    })

    test('a program without the class is refused before any operation', async () => {
      const report = await run(language, programs.noClass, [steps])
      expect(report.status).toBe('compile-error')
      expect(JSON.stringify(report)).toContain("there is no class named 'Box'")
    })

    test('a result of another type is an error of that operation', async () => {
      const [outcome] = await outcomes(language, programs.wrongType, [
        [
          ['Box', 2],
          ['put', 7],
        ],
      ])
      expect(outcome?.status === 'threw' && outcome.error.message).toMatch(
        /^operation 2, put\(7\): returned .yes. \(str\w*\) where boolean was expected$/,
      )
    })

    test('what it prints is kept apart from what it gives', async () => {
      const [first, second] = await outcomes(language, programs.noisy, [
        [
          ['Box', 2],
          ['put', 7],
        ],
        [['Box', 3]],
      ])
      expect(first).toMatchObject({ status: 'returned', value: [null, true], stdout: 'made 2\nput 7\n' })
      expect(second).toMatchObject({ status: 'returned', value: [null], stdout: 'made 3\n' })
    })

    test('leaving early is a crash or an error, never a result', async () => {
      expect(await statuses(programs.exits)).toEqual(['crashed', 'not-run'])
      expect(await statuses(programs.quits)).toEqual(['threw', 'threw'])
    })

    test('time is kept for all operations of an object', async () => {
      const report = await run(
        language,
        programs.sleeps,
        [
          [
            ['Box', 2],
            ['put', 7],
          ],
        ],
        500,
      )
      expect(outcomesOf(report).map(({ status }) => status)).toEqual(['timed-out'])
    })

    test('every call has a new object', async () => {
      const made: Step[] = [
        ['Box', 2],
        ['put', 7],
        ['put', 8],
      ]
      const came = await outcomes(language, programs.shared, [made, made])
      for (const outcome of came) expect(outcome).toMatchObject({ status: 'returned', value: [null, true, false] })
    })

    test('operations that the class does not have are never sent', async () => {
      for (const asked of [
        [],
        [['put', 1]],
        [['Box', 2], ['steal']],
        [['Box']],
        [
          ['Box', 2],
          ['put', 'x'],
        ],
        [
          ['Box', 2],
          ['Box', 2],
        ],
      ] as Step[][]) {
        await expect(run(language, programs.right, [asked])).rejects.toThrow(WrongType)
      }
    })

    async function statuses(source: string) {
      const asked: Step[] = [
        ['Box', 2],
        ['put', 7],
      ]
      return (await outcomes(language, source, [asked, asked])).map(({ status }) => status)
    }
  })

  function run(language: Language, source: string, asked: Step[][], milliseconds = standardLimits.milliseconds) {
    return runner.run({ language, source, entry }, asked.map(callOf), { ...standardLimits, milliseconds })
  }

  async function outcomes(language: Language, source: string, asked: Step[][]): Promise<Outcome[]> {
    return outcomesOf(await run(language, source, asked))
  }
})
