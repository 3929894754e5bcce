import type { Example } from '@dryrun/contract/problem'
import type { ReceivedRequest, Script } from '@dryrun/model-sandbox/script'
import { answerJson } from '@dryrun/model-sandbox/scripts'
import { pick } from '../pictures/random.ts'
import type { Page } from './pages.ts'
import type { Erring } from './slips.ts'

/** What a model makes of being told that its draft failed. */
export type Habit =
  | 'mends at once'
  | 'mends at the second'
  | 'mends at the third'
  | 'breaks another first'
  | 'patches the case'
  | 'never mends'

/** Out of twenty models, how many have each habit. It is chosen by the seed and the problem alone. */
const habits: Record<Habit, number> = {
  'mends at once': 9,
  'mends at the second': 3,
  'mends at the third': 2,
  'breaks another first': 2,
  'patches the case': 2,
  'never mends': 2,
}

/** Out of five drafts that are written anew, how many are right; none of a model that never mends. */
const RIGHT_ANEW = 2

export function habitOf({ page, slip }: Erring, seed: string): Habit | null {
  if (slip === 'none') return null
  const all = Object.entries(habits).flatMap(([habit, count]) => Array<Habit>(count).fill(habit as Habit))
  return pick(all as [Habit, ...Habit[]], `${seed} ${page.slug} habit`)
}

/** With how many repairs the model has given right code, when it is asked one repair after the other. */
export function rightAfter(habit: Habit | null): number {
  switch (habit) {
    case null:
      return 0
    case 'mends at once':
      return 1
    case 'mends at the second':
    case 'breaks another first':
      return 2
    case 'mends at the third':
      return 3
    case 'patches the case':
    case 'never mends':
      return Number.POSITIVE_INFINITY
  }
}

/** What was asked of a played model in one solve, as far as it tells something of who asked. */
export type Asked = {
  /** Repairs whose prompt did not show the case that failed: nobody could have mended it. */
  withoutCase: number
  /** Repairs asked with the very words of an earlier one: a model without chance would answer the same again. */
  repeated: number
}

/**
 * Plays the model of one solve. Told of a failure it looks for the case in the prompt, and mends, or does not, by its
 * habit; asked anew it may be right or make the same mistake.
 */
export function playModel(erring: Erring, habit: Habit | null, seed: string): { script: Script; asked: Asked } {
  const { page, first } = erring
  const asked: Asked = { withoutCase: 0, repeated: 0 }
  const repairs = new Set<string>()
  let repair = 0
  let anew = 0

  function solution(request: ReceivedRequest): string {
    if (request.messages.length === 1) return anew++ === 0 ? first : writtenAnew()
    const words = JSON.stringify(request.messages)
    if (repairs.has(words)) asked.repeated++
    repairs.add(words)
    const shown = caseIn(request.messages.at(-1)?.text ?? '', page)
    if (shown) return repaired(++repair, shown, request.messages.at(-2)?.text ?? '')
    asked.withoutCase++
    return first
  }

  function writtenAnew(): string {
    const isRight = pick([1, 2, 3, 4, 5], `${seed} ${page.slug} anew ${anew}`) <= RIGHT_ANEW
    return isRight && habit !== 'never mends' ? page.right : first
  }

  function repaired(time: number, shown: Example, earlier: string): string {
    if (time >= rightAfter(habit)) return page.right
    if (habit === 'breaks another first') return onlyFor(shown, page) ?? lookedOver(first, page, time)
    if (habit === 'patches the case') return patched(shown, page, JSON.parse(earlier).solution) ?? first
    return lookedOver(first, page, time)
  }

  return {
    asked,
    script: (request) =>
      answerJson({
        solution: solution(request),
        thoughts: ['Look at what is asked.', 'Do it step by step.'],
        timeComplexity: 'O(n)',
        spaceComplexity: 'O(n)',
        explanation: 'Each step follows from the one before it.',
      }),
  }
}

/** The example that a prompt speaks of, by its text. */
function caseIn(prompt: string, { problem }: Page): Example | null {
  const shown = problem.examples.filter(({ input, expected }) => prompt.includes(input) && prompt.includes(expected))
  return shown.toSorted((a, b) => b.input.length - a.input.length)[0] ?? null
}

/** The same mistake, with a word that it was looked over. */
function lookedOver(source: string, { language }: Page, time: number): string {
  return `${source.trimEnd()}\n${language === 'python' ? '#' : '//'} looked over ${time === 1 ? 'once' : 'again'}\n`
}

/** Right for this case and wrong for any other; null where its value is no plain one. */
function onlyFor({ value }: Example, { signature, language }: Page): string | null {
  if (!isPlain(signature.returns)) return null
  const parameters = signature.parameters.map(({ name }) => name).join(', ')
  const literal = literalOf(value, language)
  return language === 'python'
    ? `def ${signature.name}(${parameters}):\n    return ${literal}\n`
    : `function ${signature.name}(${parameters}) {\n  return ${literal}\n}\n`
}

/** The draft as it was, with this one case looked up; null where its values are no plain ones. */
function patched(shown: Example, { signature, language }: Page, source: string): string | null {
  const { name, parameters, returns } = signature
  if (![...parameters.map(({ type }) => type), returns].every(isPlain)) return null
  const names = parameters.map((parameter) => parameter.name)
  const tests = (shown.arguments ?? []).map(({ value }, at) =>
    language === 'python'
      ? `${names[at]} == ${literalOf(value, language)}`
      : `JSON.stringify(${names[at]}) === ${JSON.stringify(JSON.stringify(value))}`,
  )
  const value = literalOf(shown.value, language)
  const begins = new RegExp(language === 'python' ? `^def ${name}\\([^]*?:\\n` : `^function ${name}\\([^]*?\\{\\n`, 'm')
  const found = begins.exec(source)
  if (!found) return null
  const patch =
    language === 'python'
      ? `    if ${tests.join(' and ')}:\n        return ${value}\n`
      : `  if (${tests.join(' && ')}) return ${value}\n`
  const at = found.index + found[0].length
  return source.slice(0, at) + patch + source.slice(at)
}

function isPlain(type: string): boolean {
  return type !== 'void' && !type.includes('node')
}

function literalOf(value: Example['value'], language: Page['language']): string {
  if (Array.isArray(value)) return `[${value.map((each) => literalOf(each, language)).join(', ')}]`
  if (language === 'python') {
    if (value === true) return 'True'
    if (value === false) return 'False'
    if (value === null) return 'None'
  }
  return JSON.stringify(value)
}
