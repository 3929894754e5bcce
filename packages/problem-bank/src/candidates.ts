import type { Problem } from '@dryrun/contract/problem'
import { matches } from '@dryrun/runner/compare'
import { acceptsAny, openCheck } from './any-answer.ts'
import type { Bank, BankEntry, Json } from './bank.ts'
import type { Answers } from './own-programs.ts'
import type { Rehearsals } from './rehearse.ts'
import { assignments, inOurOrder, type Order, type PageShape } from './shape.ts'

/** A problem of the page's shape, one way to give it the page's arguments, and how it answers the page's examples. */
export type Candidate = {
  entry: BankEntry
  order: Order
  calls: (Json[] | null)[]
  /** It gives what every example says, as far as that could be read. */
  agrees: boolean
  /** How many examples say what it gives. */
  fitting: number
}

/** Every problem of the page's shape in every order of its arguments, called as the page's examples call it. */
export async function candidatesFor(
  bank: Bank,
  rehearsals: Rehearsals,
  problem: Problem,
  shape: PageShape,
): Promise<Candidate[]> {
  const ways = await Promise.all(
    bank.entries.map(async (entry) => {
      const orders = assignments(shape, entry)
      if (orders.length === 0) return []
      const fits = await fitting(entry, problem)
      return orders
        .map((order) => ({ entry, order, fits, calls: shape.calls.map((call) => call && inOurOrder(order, call)) }))
        .filter(({ calls }) => isInOrder(entry, calls) && isWithin(entry, calls))
    }),
  )
  const tried = ways.flat()
  const answers = await rehearsals.answers(
    tried.map(({ entry, calls }) => ({ slug: entry.slug, calls: calls.filter((call) => call !== null) })),
  )
  return tried.map(({ fits, ...way }, index): Candidate => {
    const fit = fits(way.calls, answers[index] ?? [])
    return { ...way, agrees: fit.every(Boolean), fitting: fit.filter(Boolean).length }
  })
}

/** Whether what the problem says is sorted is so in every call. */
function isInOrder(entry: BankEntry, calls: (Json[] | null)[]): boolean {
  const { sorted = [] } = entry.matching
  return sorted.every((name) => givenAs(name, entry, calls).every(rises))
}

/** Whether the numbers of every call are those that the problem is about. */
function isWithin(entry: BankEntry, calls: (Json[] | null)[]): boolean {
  return Object.entries(entry.matching.within ?? {}).every(([name, [least, most]]) =>
    givenAs(name, entry, calls)
      .flatMap(numbersIn)
      .every((number) => number >= least && number <= most),
  )
}

/** What each call gives to a parameter. */
function givenAs(name: string, { signature }: BankEntry, calls: (Json[] | null)[]): (Json | undefined)[] {
  const place = signature.parameters.findIndex((parameter) => parameter.name === name)
  return calls.map((call) => call?.[place])
}

function numbersIn(value: Json | undefined): number[] {
  if (typeof value === 'number') return [value]
  return Array.isArray(value) ? value.flatMap(numbersIn) : []
}

function rises(value: Json | undefined): boolean {
  if (!Array.isArray(value)) return true
  const numbers = value.filter((one) => typeof one === 'number')
  return numbers.every((one, at) => at === 0 || one >= (numbers[at - 1] ?? one))
}

/** For answers, one for each call that could be read: whether each is what its example says, where that could be read. */
type Fitting = (calls: (Json[] | null)[], answers: Answers) => boolean[]

async function fitting(entry: BankEntry, problem: Problem): Promise<Fitting> {
  const accepts = acceptsAny(entry, problem) ? await openCheck(entry) : null
  const { comparison, signature } = entry
  const fits = (call: Json[], value: Json, answer: Json) =>
    matches(comparison, answer, value, signature.returns) ||
    (accepts?.(call, value, value) === true && accepts(call, value, answer))
  return (calls, answers) => {
    const readable = problem.examples.flatMap(({ value }, at) => {
      const call = calls[at]
      return call ? [{ call, value }] : []
    })
    return readable.flatMap(({ call, value }, at) => {
      const answer = answers[at]
      return value === undefined ? [] : [answer !== undefined && fits(call, value, answer)]
    })
  }
}

/** The problems in the order given, each in the way that fits most examples, those that agree with all first. */
export function oneEach(tried: Candidate[]): Candidate[] {
  const byEntry = [...Map.groupBy(tried, ({ entry }) => entry).values()]
  const chosen = byEntry.flatMap((ways) => ways.toSorted((a, b) => b.fitting - a.fitting)[0] ?? [])
  return [...chosen.filter(({ agrees }) => agrees), ...chosen.filter(({ agrees }) => !agrees)]
}
