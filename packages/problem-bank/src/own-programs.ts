import vm from 'node:vm'
import type { Signature } from '@dryrun/contract/problem'
import type { Json } from './bank.ts'
import { CLAUSES } from './conditions.ts'
import { NODES } from './nodes.ts'

/** A problem that is easily taken for another, and what it answers to the same calls. */
export type LookAlike = {
  /** What it asks for instead, as the end of 'a page that asks for ...'. */
  asks: string
  /** How a page says so (patterns of text.ts). */
  said: string[]
  /** How pages that do not ask for it say that: one that has none of these is doubted as if it had said so. */
  denied?: string[]
  /** What it answers to each call; null where it never answers otherwise, or took too long to tell. */
  answers: Answers | null
}

/** What the bank's own answer gives for some calls, undefined where it gives none. */
export type Answers = (Json | undefined)[]

export type OwnProgram = {
  /** `solution.js`, and `look-alikes.js` or nothing. */
  solution: string
  lookAlikes: string
  signature: Signature
}

/**
 * Of this processor's time, for all calls of one program. The small examples of a page take no time; what takes longer is
 * no witness. Time on the clock would make a busy machine forget what it knows.
 */
const MILLISECONDS = 100
/** How often a call that the clock stopped before its time was used is made again, each with four times as long. */
const TRIES = 5

/** A compiled program, ready to be called. */
export type Compiled = { answers: (calls: Json[][]) => Answers; lookAlikes: (calls: Json[][]) => LookAlike[] }

/**
 * Prepares the bank's own functions for calls in this thread. They are part of the product, so this is no sandbox, and
 * nothing but them is ever run here; the arguments are plain values, whoever wrote them.
 */
export function compile({ solution, lookAlikes, signature }: OwnProgram): Compiled {
  const types = signature.parameters.map(({ type }) => type)
  const returns = 'methods' in signature ? OPERATIONS : signature.returns
  const program: {
    known: { asks: string; said: string[]; denied?: string[]; answered: boolean }[]
    call: (which: number | null, given: string) => string | undefined
  } = vm.runInThisContext(`(() => {
    ${BOUNDED_ARRAY}
    ${NODES}
    ${solution}
    ${SHARED}
    ${lookAlikes || 'const lookAlikes = []'}
    const types = ${JSON.stringify(types)}, returns = ${JSON.stringify(returns)}
    ${CALLING}
    return {
      known: lookAlikes.map(({ answer, ...told }) => ({ ...told, answered: answer !== undefined })),
      call: (which, given) => called(which === null ? ${signature.name} : lookAlikes[which].answer, given),
    }
  })()`)
  const answersOf = (which: number | null, calls: Json[][], until: number): Answers =>
    calls.map((call) => within(until, () => program.call(which, JSON.stringify(call))))
  return {
    answers: (calls) => answersOf(null, calls, processorTime() + MILLISECONDS),
    lookAlikes: (calls) =>
      program.known.map(({ answered, ...told }, index) => {
        const until = processorTime() + MILLISECONDS
        const answers = answered ? answersOf(index, calls, until) : null
        return { ...told, answers: processorTime() < until ? answers : null }
      }),
  }
}

/** Milliseconds that this process has worked so far. */
export function processorTime(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/** What `work` answers, as JSON; undefined where it fails, or works on beyond `until`. */
function within(until: number, work: () => string | undefined): Json | undefined {
  Object.assign(globalThis, { rehearsedCall: work })
  for (let tried = 0; tried < TRIES; tried++) {
    const left = until - processorTime()
    if (left < 1) return undefined
    try {
      const answer = vm.runInThisContext('rehearsedCall()', { timeout: Math.ceil(left * 4 ** tried) })
      return answer === undefined ? undefined : JSON.parse(answer)
    } catch (error) {
      if (!isTimeout(error)) return undefined
    }
  }
  return undefined
}

function isTimeout(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT'
}

/**
 * Arrays that are made with a length are no longer than this: to fill one with a place for each number up to a billion takes
 * all memory, a while, and no clock stops it meanwhile.
 */
const LONGEST_ARRAY = 5_000_000

const BOUNDED_ARRAY = `
  const Array = new Proxy(globalThis.Array, {
    construct(target, given, made) {
      if (given.length === 1 && given[0] > ${LONGEST_ARRAY}) throw new RangeError('an array of ' + given[0])
      return Reflect.construct(target, given, made === Array ? target : made)
    },
  })
`

/** What a class is said to return: what each of the operations on one object gives. */
const OPERATIONS = 'operations'

/** What look-alikes share: each list of conditions.ts without the clauses that honest pages of the problem say. */
const SHARED = `
  function withoutClauses(clauses, honest) {
    const strange = honest.find((clause) => !clauses.includes(clause))
    if (strange !== undefined) throw new Error('no shared clause: ' + strange)
    return clauses.filter((clause) => !honest.includes(clause))
  }
  ${Object.entries(CLAUSES)
    .map(([name, clauses]) => `const ${name} = (...honest) => withoutClauses(${JSON.stringify(clauses)}, honest)`)
    .join('\n')}
`

const CALLING = `
  function performed(Program, names, given) {
    const made = new Program(...given[0])
    return names.map((name, place) => (place === 0 ? null : (made[name](...given[place]) ?? null)))
  }
  function called(program, given) {
    if (returns === '${OPERATIONS}') return JSON.stringify(performed(program, ...JSON.parse(given)))
    const values = allDecoded(JSON.parse(given), types)
    const returned = program(...values)
    return JSON.stringify(returns === 'void' ? encoded(values[0], types[0]) : encoded(returned, returns))
  }
`
