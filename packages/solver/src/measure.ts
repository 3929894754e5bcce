import type { Language } from '@dryrun/contract/languages'
import { type Program, type Runner, standardLimits, type Value } from '@dryrun/runner/program'
import { type Growth, growthOf, growths, type Timing } from './fit.ts'
import type { Draft } from './ports.ts'

/** What a language's clock and compiler or interpreter ask for. */
type Pace = {
  /** The sizes of an answer that is stated to be linear or less. */
  sizes: number[]
  /** Calls before the first that counts, as warm code is faster. */
  warming: number
  /** A shorter time is told apart neither from the clock's steps nor from what a call costs whatever its input. */
  shortest: number
}

// Small enough that what an answer keeps stays in the processor's caches: beyond, every step of a linear answer grows
// dearer, and it looks as if it were n log n.
const paces: Record<Language, Pace> = {
  python: { sizes: doubling(64, 2048), warming: 30, shortest: 0.003 },
  javascript: { sizes: doubling(256, 8192), warming: 400, shortest: 0.0005 },
  java: { sizes: doubling(256, 8192), warming: 1000, shortest: 0.0005 },
  cpp: { sizes: doubling(256, 8192), warming: 10, shortest: 0.0003 },
  csharp: { sizes: doubling(256, 8192), warming: 10, shortest: 0.0005 },
  go: { sizes: doubling(256, 8192), warming: 10, shortest: 0.0003 },
  rust: { sizes: doubling(256, 8192), warming: 10, shortest: 0.0003 },
}

const steeper: Partial<Record<Growth, number[]>> = {
  'n^2': doubling(32, 1024),
  'n^3': doubling(8, 256),
  '2^n': [6, 8, 10, 12, 14, 16],
}

/** A call with an input of this size costs what any call costs. */
const SMALLEST = 4
/** Single values in an input, for each one asked for; a square of that side would have ever more. */
const MOST_VALUES = 16
const REPEATS = 8
const BUDGET_MS = 1_500
/** A size whose call takes longer is the last, carrying the arguments included. */
const LONGEST_CALL_MS = 100

/** An answer that can be measured, and its inputs: the smallest one first. */
type Measurement = { program: Program; stated: Growth; variable: string; inputs: Input[] }
type Input = { size: number; values: Value[] }

/**
 * What to measure: null where the author has no inputs or states no growth in one variable to measure along, or the
 * inputs do not grow in proportion to the size, as a number stays one value however large it is.
 */
export async function planMeasurement({ program, timeComplexity, inputs: make }: Draft): Promise<Measurement | null> {
  const known = statedGrowth(timeComplexity)
  if (!make || !known || 'methods' in program.entry) return null
  const sizes = steeper[known.growth] ?? paces[program.language].sizes
  const inputs: Input[] = []
  for (const size of [SMALLEST, ...sizes]) {
    let values = await make(size, 0)
    // A random tree may end at its root: another seed makes another one.
    for (const seed of [1, 2, 3]) if (extent(values) < size / 2) values = await make(size, seed)
    if (extent(values) < size / 2 || extent(values) > MOST_VALUES * size) return null
    inputs.push({ size, values })
  }
  return { program, stated: known.growth, variable: known.variable, inputs }
}

/**
 * How an answer's time grows with its input, such as 'O(n), 64 to 2k'; null where that is not clear.
 *
 * Call it only with an answer of ours: its time is taken inside, which is exact and free of what carrying the values
 * costs, but which a hostile program could forge.
 * @throws AbortError when `signal` fires
 */
export async function measureGrowth(
  measurement: Measurement,
  runner: Runner,
  signal?: AbortSignal,
): Promise<string | null> {
  // There each call is an execution of its own, started anew: more than a hundred of them would be no measurement.
  if (runner.kind === 'piston') return null
  const timings = await timed(measurement, runner, signal)
  const growth = growthOf(timings)
  const [first, last] = [timings.at(0), timings.at(-1)]
  if (!growth || !first || !last || unsure(growth, measurement.stated)) return null
  return `O(${growth.replace(/\bn\b/g, measurement.variable)}), ${inShort(first.size)} to ${inShort(last.size)}`
}

/**
 * Generated inputs are seldom the worst, so that a faster growth than the stated one proves nothing; and the cost of
 * memory makes a linear answer look like n log n.
 */
function unsure(measured: Growth, stated: Growth): boolean {
  const faster = growths.indexOf(measured) < growths.indexOf(stated)
  return faster || (measured === 'n log n' && stated === 'n')
}

/** 'O(m log m), m being the number of nodes' is n log n in m; O(m + n) has no single variable to measure along. */
function statedGrowth(complexity: string): { growth: Growth; variable: string } | null {
  const inner = /^O\(([^()]+)\)(,|$)/.exec(complexity)?.[1]
  if (inner === undefined) return null
  const [variable = 'n', another] = new Set(inner.match(/\b[a-z]\b/g))
  const growth = growths.find((one) => one === inner.replaceAll(new RegExp(`\\b${variable}\\b`, 'g'), 'n'))
  return growth && another === undefined ? { growth, variable } : null
}

/** How many single values there are: numbers, characters, gaps of a tree. */
function extent(value: Value): number {
  if (typeof value === 'string') return value.length
  return Array.isArray(value) ? value.reduce<number>((sum, item) => sum + extent(item), 0) : 1
}

/** The best time of each size that is long enough to be told and short enough to be waited for. */
async function timed({ program, inputs }: Measurement, runner: Runner, signal?: AbortSignal): Promise<Timing[]> {
  const [, ...growing] = inputs
  const { warming, shortest } = paces[program.language]
  const calls = [
    ...growing.slice(2, 3).flatMap((input) => repeated(input, warming)),
    ...inputs.flatMap((input) => repeated(input, REPEATS)),
  ]
  const outOfTime = AbortSignal.timeout(BUDGET_MS)
  try {
    const report = await runner.run(
      program,
      calls.map(({ values }) => ({ arguments: values, timed: true })),
      { ...standardLimits, milliseconds: LONGEST_CALL_MS },
      signal ? AbortSignal.any([signal, outOfTime]) : outOfTime,
    )
    if (report.status !== 'ran') return []
    const times = report.outcomes.map((outcome) => (outcome.status === 'returned' ? Number(outcome.value) : Infinity))
    const [overhead = 0, ...best] = inputs.map((_, at) =>
      Math.min(...times.slice(warming + at * REPEATS, warming + (at + 1) * REPEATS)),
    )
    return growing.flatMap(({ size }, at) => {
      const milliseconds = (best[at] ?? Infinity) - overhead
      return milliseconds >= shortest && milliseconds < Infinity ? [{ size, milliseconds }] : []
    })
  } catch (error) {
    signal?.throwIfAborted()
    if (outOfTime.aborted) return []
    throw error
  }
}

function repeated(input: Input, count: number): Input[] {
  return Array.from({ length: count }, () => input)
}

function doubling(first: number, last: number): number[] {
  return Array.from({ length: Math.log2(last / first) + 1 }, (_, step) => first * 2 ** step)
}

/** 4096 as '4k'. */
function inShort(size: number): string {
  return size < 1024 ? String(size) : `${size / 1024}k`
}
