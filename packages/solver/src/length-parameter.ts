import type { Problem } from '@dryrun/contract/problem'
import { insertParameter } from '@dryrun/problem-bank/parameter-list'
import type { Value } from '@dryrun/runner/program'
import type { Draft } from './ports.ts'

/** A parameter that says only how long another is, as pages for languages whose arrays do not know their length have it. */
export type LengthParameter = { at: number; name: string; values: number[] }

/** A number that is the length of something by chance in one example is not in two. */
const FEWEST_EXAMPLES = 2

/** A problem without its first such parameter, and what that was; null where it has none. */
export function withoutLength(problem: Problem): { problem: Problem; length: LengthParameter } | null {
  const read = problem.examples.flatMap((example) => example.arguments ?? [])
  const calls = problem.examples.flatMap((example) => (example.arguments ? [example.arguments] : []))
  const count = calls[0]?.length ?? 0
  if (calls.length < FEWEST_EXAMPLES || read.length !== calls.length * count) return null
  const places = Array.from({ length: count }, (_, place) => place)
  const counts = (at: number, of: number) => calls.every((call) => call[at]?.value === lengthOf(call[of]?.value))
  const { signature } = problem
  const nameAt = (place: number) => signature?.parameters[place]?.name ?? calls[0]?.[place]?.name ?? 'n'
  const at = places.find(
    (place) => saysLength(problem, nameAt(place)) && places.some((of) => of !== place && counts(place, of)),
  )
  if (at === undefined || problem.stdin) return null
  return {
    problem: {
      ...problem,
      examples: problem.examples.map((example) => ({ ...example, arguments: example.arguments?.toSpliced(at, 1) })),
      signature: signature && { ...signature, parameters: signature.parameters.toSpliced(at, 1) },
    },
    length: {
      at,
      name: nameAt(at),
      values: problem.examples.map((example) => Number(example.arguments?.[at]?.value ?? Number.NaN)),
    },
  }
}

/** Whether the page says of a name that it is how many there are: `n integers`, `of size n`, `n == a.length`. */
function saysLength({ statement, constraints }: Problem, name: string): boolean {
  const said = [
    String.raw`\b(?:size|length|count|number of \w+)\b[^.\n]{0,25}\b${name}\b`,
    String.raw`\b${name}\s+(?:\w+\s+)?\w+s\b`,
    String.raw`\b${name}\s*(?:={1,2}|is)\s*(?:the\s+)?(?:len|length|size|number|\w+\.(?:length|size))\b`,
  ]
  return new RegExp(said.join('|'), 'i').test([statement, ...constraints].join('\n'))
}

/**
 * A draft for a problem without its length, as one that takes the length where the page has it. Null where the function
 * calls itself, and would have to pass it on.
 */
export function takingLength(draft: Draft, { at, name, values }: LengthParameter): Draft | null {
  const { language, source, entry } = draft.program
  if ('methods' in entry) return null
  const of = entry.parameters.findIndex((_, place) =>
    draft.calls.every((call, index) => call === null || lengthOf(call[place]) === values[index]),
  )
  const called = [name, 'n', 'length', 'size'].find((wish) => !new RegExp(`\\b${wish}\\b`).test(source))
  const written = called && insertParameter(source, language, entry.name, at, called)
  if (of === -1 || !called || !written) return null
  const withLength = (call: Value[]) => call.toSpliced(at, 0, lengthOf(call[of]) ?? 0)
  const { accepts, inputs } = draft
  return {
    ...draft,
    program: {
      language,
      source: written,
      entry: { ...entry, parameters: entry.parameters.toSpliced(at, 0, { name: called, type: 'integer' }) },
    },
    calls: draft.calls.map((call) => call && withLength(call)),
    accepts: accepts && ((call, ...answers) => accepts(call.toSpliced(at, 1), ...answers)),
    inputs: inputs && (async (size, seed) => withLength(await inputs(size, seed))),
  }
}

function lengthOf(value: Value | undefined): number | null {
  return typeof value === 'string' || Array.isArray(value) ? value.length : null
}
