import { plans } from '@dryrun/contract/plans'
import type { Interpreted } from '@dryrun/runner/interpreters'
import { type Habit, rightAfter } from './played-model.ts'
import type { Slip } from './slip.ts'
import { MOST_REPAIRS, type Solved } from './trial.ts'

/** A solve, and whether the code it showed is right on cases that the page does not show. */
type Outcome = Solved & { right: boolean }

export type Judged = {
  slug: string
  language: Interpreted
  slip: Slip
  /** Null for a model that is right at once. */
  habit: Habit | null
  /** With as many repairs as any plan has, one after the other. */
  oneByOne: Outcome
  /** As the plans do: several at a time once two have failed. */
  basic: Outcome
  pro: Outcome
  /** The model gave right code in time, and it was not verified. */
  lost: boolean
}

export function repairsOf({ tokens }: Solved): number {
  return tokens.length - 1
}

const rounds = Array.from({ length: MOST_REPAIRS + 1 }, (_, round) => round)

/** The judgements on one language as a person reads them. */
export function report(language: Interpreted, judged: Judged[]): string {
  const erring = judged.filter(({ slip }) => slip !== 'none')
  const right = judged.filter(({ slip }) => slip === 'none')
  return [
    `${language}: ${erring.length} problems whose first draft errs, and ${right.length} whose first draft is right`,
    '',
    byRounds(erring),
    '',
    byPlan(erring),
    '',
    bySlip(judged),
    '',
    prompts(erring),
    '',
    named('Verified, and wrong on hidden cases', judged.filter(wronglyVerified)),
    named(
      'Right in time, and not verified',
      judged.filter(({ lost }) => lost),
    ),
  ].join('\n')
}

function byRounds(judged: Judged[]): string {
  const rows = rounds.map((round) => {
    const passed = judged.filter((one) => verifiedWithin(one, round))
    const had = judged.filter(({ habit }) => rightAfter(habit) <= round)
    const written = judged.map(({ oneByOne }) => oneByOne.tokens.slice(0, round + 1))
    return [
      String(round).padEnd(22),
      share(passed.length, judged.length).padStart(16),
      String(had.length).padStart(11),
      mean(written.map((each) => each.length))
        .toFixed(2)
        .padStart(8),
      Math.round(mean(written.map((each) => each.reduce((sum, one) => sum + one, 0))))
        .toString()
        .padStart(8),
      String(passed.filter(wronglyVerified).length).padStart(17),
    ].join(' ')
  })
  return [`repairs, one by one           verified  model's own   drafts   tokens  wrongly verified`, ...rows].join('\n')
}

function byPlan(judged: Judged[]): string {
  const outcomes = {
    free: judged.map((one) => ({ ...one.oneByOne, verified: verifiedWithin(one, plans.free.repairRounds) })),
    basic: judged.map(({ basic }) => basic),
    pro: judged.map(({ pro }) => pro),
  }
  const rows = Object.entries(outcomes).map(([name, of]) => {
    const { label, repairRounds, parallelDrafts } = plans[name as keyof typeof outcomes]
    const passed = of.filter(({ verified }) => verified)
    const written = of.map(({ tokens }) => (name === 'free' ? tokens.slice(0, 1 + repairRounds) : tokens))
    return [
      `${label}: ${repairRounds} repairs, ${parallelDrafts} at once`.padEnd(28),
      share(passed.length, of.length).padStart(10),
      mean(written.map((each) => each.length))
        .toFixed(2)
        .padStart(8),
      Math.round(mean(written.map((each) => each.reduce((sum, one) => sum + one, 0))))
        .toString()
        .padStart(8),
      String(passed.filter(({ right }) => !right).length).padStart(17),
    ].join(' ')
  })
  return [`plan                           verified   drafts   tokens  wrongly verified`, ...rows].join('\n')
}

function bySlip(judged: Judged[]): string {
  const rows = [...Map.groupBy(judged, ({ slip }) => slip)].map(([slip, of]) =>
    [
      (slip === 'none' ? 'right at once' : slip).padEnd(22),
      String(of.length).padStart(8),
      ...rounds.map((round) => String(of.filter((one) => verifiedWithin(one, round)).length).padStart(4)),
      String(of.filter(wronglyVerified).length).padStart(17),
    ].join(' '),
  )
  return [`how the first draft errs problems    0    1    2    3  wrongly verified`, ...rows].join('\n')
}

/** What the prompts of the repairs were worth. */
function prompts(judged: Judged[]): string {
  const asked = judged.map(({ oneByOne }) => oneByOne)
  const all = asked.reduce((sum, one) => sum + repairsOf(one), 0)
  const count = (of: 'withoutCase' | 'repeated') => asked.reduce((sum, one) => sum + one.asked[of], 0)
  return [
    `Repairs asked one by one: ${all}`,
    `  without the case that failed: ${count('withoutCase')}`,
    `  in the very words of an earlier one: ${count('repeated')}`,
  ].join('\n')
}

function named(heading: string, judged: Judged[]): string {
  if (judged.length === 0) return `${heading}: none`
  return [
    `${heading}: ${judged.length}`,
    ...judged.map(({ slug, slip, habit, lost, oneByOne }) => {
      const how = [slip, habit].filter((each) => each !== null && each !== 'none').join(', ') || 'right at once'
      return `  ${slug} (${how})${lost ? `: ${oneByOne.reason}` : ''}`
    }),
  ].join('\n')
}

function verifiedWithin({ oneByOne }: Judged, round: number): boolean {
  return oneByOne.verified && repairsOf(oneByOne) <= round
}

function wronglyVerified({ oneByOne }: Judged): boolean {
  return oneByOne.verified && !oneByOne.right
}

function share(part: number, whole: number): string {
  return `${part} of ${whole} (${Math.round((100 * part) / whole)}%)`
}

function mean(values: number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}
