import { matches } from '@dryrun/runner/compare'
import { type Runner, standardLimits, type Value } from '@dryrun/runner/program'
import type { Draft } from '@dryrun/solver/ports'
import type { CorpusProblem } from '../corpus/corpus.ts'

/**
 * Whether an answer that passed the page's examples is right on the cases the page does not show; null where the answer's
 * parameters cannot be laid beside the page's, so that nothing can be said.
 */
export async function rightOnHidden(draft: Draft, problem: CorpusProblem, runner: Runner): Promise<boolean | null> {
  const places = argumentPlaces(draft, problem)
  if (!places) return null
  if (problem.hidden.length === 0) return true
  const calls = problem.hidden.map((each) => ({ arguments: places.map((place) => each.arguments[place] ?? null) }))
  const report = await runner.run(draft.program, calls, standardLimits)
  if (report.status !== 'ran') return false
  return report.outcomes.every((outcome, index) => {
    const expected = problem.hidden[index]?.expected
    return (
      outcome.status === 'returned' && expected !== undefined && matches(problem.comparison, outcome.value, expected)
    )
  })
}

/** For each parameter of the draft's program, its place among the page's, found from the examples both of them hold. */
function argumentPlaces({ calls, program }: Draft, { examples }: CorpusProblem): number[] | null {
  const places = orders(program.entry.parameters.length).find((order) =>
    examples.every((example, index) => {
      const call = calls[index]
      return (
        call?.length === example.arguments.length &&
        order.every((place, own) => same(call[own], example.arguments[place]))
      )
    }),
  )
  return places ?? null
}

function same(a: Value | undefined, b: Value | undefined): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}

/** Every order of 0 to count - 1, the given one first. */
function orders(count: number): number[][] {
  if (count === 0) return [[]]
  return orders(count - 1)
    .flatMap((order) => Array.from({ length: count }, (_, place) => order.toSpliced(place, 0, count - 1)))
    .sort((a, b) => (a.join() < b.join() ? -1 : 1))
}
