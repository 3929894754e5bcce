import type { Problem } from '@dryrun/contract/problem'
import type { Json } from './bank.ts'

/*
 * A page's own words go over one of its examples again: 'with 20, 26, 11, 19, 24 you buy at 11 and sell at 24, so 13'. The
 * numbers said there are that example's, and no rule of the page.
 */

/** What a page's examples show: the values of each, and what tells that a sentence speaks of it. */
export type Shown = {
  /** Every number in it, and how many each of its lists and texts has. */
  numbers: ReadonlySet<number>
  /** What it is given, each part as the texts of its values; of a grid of single signs those of its rows. */
  given: string[][]
  /** Numbers that are given by themselves. */
  scalars: number[]
  result: Json
}

/** So many values of a list, one after the other, are that list, and so many numbers of an example are that example. */
const FEWEST = 3
/** A text of letters, or of so many figures, that no sentence says by chance. */
const TEXT = /^(?=.*[A-Za-z]).{2,}$|^\d{4,}$/

/** What a page's examples show, of those that could be read whole. */
export function shownIn({ examples }: Pick<Problem, 'examples'>): Shown[] {
  return examples.flatMap(({ arguments: given, value }) => {
    if (given === undefined || value === undefined) return []
    const values = given.map((one) => one.value)
    return [
      {
        numbers: new Set([...values, value].flatMap(numbersOf)),
        given: values.map(textsOf),
        scalars: values.filter((one): one is number => typeof one === 'number'),
        result: value,
      },
    ]
  })
}

/** The numbers of all examples, where a sentence goes over one of them again; null where it goes over none. */
export function goesOver(
  sentence: string,
  said: readonly number[],
  shown: readonly Shown[],
): ReadonlySet<number> | null {
  if (!shown.some((one) => restates(sentence, said, one))) return null
  return new Set(shown.flatMap(({ numbers }) => [...numbers]))
}

function restates(sentence: string, said: readonly number[], { numbers, given, scalars, result }: Shown): boolean {
  const different = new Set(said)
  if (different.size >= FEWEST && said.every((number) => numbers.has(number))) return true
  const lists = given.filter((texts) => texts.length > 1)
  if (lists.some((texts) => hasRun(sentence, texts))) return true
  const texts = given.flatMap((one) => (one.length === 1 && TEXT.test(one[0] ?? '') ? one : []))
  if (texts.length > 0 && texts.every((text) => saysText(sentence, text))) return true
  if (scalars.length === 0 || scalars.length < given.length || !scalars.every((one) => said.includes(one))) return false
  if (typeof result === 'boolean')
    return new RegExp(`\\b(?:${result ? 'true|yes' : 'false|no'})\\b`, 'i').test(sentence)
  return typeof result === 'number' && said.includes(result)
}

/** Whether so many values of a list stand there one after the other. */
function hasRun(sentence: string, texts: string[]): boolean {
  for (let start = 0; start + FEWEST <= texts.length; start++) {
    const run = texts.slice(start, start + FEWEST).map(literal)
    if (
      new RegExp(
        String.raw`(?<![\w.])${run.join(String.raw`['"\]]*\s*(?:[,;/|\u2192-]|->|and|then|\s)\s*['"[]*`)}(?!\w)`,
      ).test(sentence)
    )
      return true
  }
  return false
}

function saysText(sentence: string, text: string): boolean {
  return new RegExp(String.raw`(?<!\w)${literal(text)}(?!\w)`).test(sentence)
}

function literal(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
}

/** A value as the texts of its leaves; of a grid of single signs, those of its rows. */
function textsOf(value: Json): string[] {
  if (!Array.isArray(value)) return value === null ? [] : [String(value)]
  const rows = value.filter(Array.isArray)
  const areSigns = rows.length > 1 && rows.flat().every((sign) => String(sign).length === 1)
  return areSigns ? rows.map((row) => row.join('')) : value.flatMap(textsOf)
}

function numbersOf(value: Json): number[] {
  if (typeof value === 'number') return [value, Math.abs(value)]
  if (typeof value === 'string') return /^-?\d+$/.test(value) ? [Math.abs(Number(value)), value.length] : [value.length]
  if (Array.isArray(value)) return [value.length, ...value.flatMap(numbersOf)]
  return []
}
