import type { StandardInput, ValueType } from '@dryrun/contract/problem'
import type { Value } from '@dryrun/runner/program'
import { type Leaf, leafOf } from './whole-program/main.ts'

type Output = StandardInput['output']

/** What is written otherwise, with leading zeros or to another base, is text. */
const NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:e[+-]?\d+)?$/i
const INTEGER = /^(?:0|-?[1-9]\d*)$/

/**
 * The value a program printed, as strictly as judges take it: where spaces and line ends stand does no harm, what is
 * between them must be written as the page writes it, and a number as languages print one. Null where it is no value of
 * that type.
 */
export function readPrinted(text: string, output: Output, type: ValueType): Value | null {
  const leaf = leafOf(type, { value: 0, list: 1, column: 1, table: 2 }[output.kind])
  if (leaf === null) return null
  const lines = linesOf(text)
    .map(wordsOf)
    .filter((words) => words.length > 0)
  const words = lines.flat()
  switch (output.kind) {
    case 'value':
      return single(leaf === 'string' ? [words.join(' ')] : words, leaf, output)
    case 'list':
      return all(words, leaf, output)
    case 'column':
      return all(leaf === 'string' ? lines.map((line) => line.join(' ')) : words, leaf, output)
    case 'table': {
      const rows = lines.map((line) => all(line, leaf, output))
      return rows.every((row) => row !== null) ? rows : null
    }
  }
}

function all(words: string[], leaf: Leaf, output: Output): Value[] | null {
  const values = words.map((word) => single([word], leaf, output))
  return values.every((value) => value !== null) ? values : null
}

function single([word, ...others]: string[], leaf: Leaf, { booleans }: Output): Value | null {
  if (word === undefined || others.length > 0) return null
  if (leaf === 'string') return word
  if (leaf === 'boolean') return booleans?.includes(word) ? word === booleans[0] : null
  if (leaf === 'double') return NUMBER.test(word) && Number.isFinite(Number(word)) ? Number(word) : null
  if (!INTEGER.test(word)) return null
  return Number.isSafeInteger(Number(word)) ? Number(word) : BigInt(word)
}

/** Digits in which two fractions may differ when a page shows one. */
const TOLERANCE = 1e-6

/** Whether two texts have the same words in the same lines; a fraction may differ as floating point does. */
export function printsTheSame(actual: string, expected: string): boolean {
  const [ours, theirs] = [linesOf(actual), linesOf(expected)].map((lines) => lines.map(wordsOf))
  return (
    ours?.length === theirs?.length &&
    Boolean(
      ours?.every((words, line) => {
        const others = theirs?.[line] ?? []
        return words.length === others.length && words.every((word, place) => sameWord(word, others[place] ?? ''))
      }),
    )
  )
}

function sameWord(actual: string, expected: string): boolean {
  if (actual === expected) return true
  const isFraction = /^-?\d+\.\d+$/.test(expected) && NUMBER.test(actual)
  const [ours, theirs] = [Number(actual), Number(expected)]
  return isFraction && Math.abs(ours - theirs) <= TOLERANCE * Math.max(1, Math.abs(theirs))
}

/** The first line in which two texts differ, spaces at its ends apart; null where they do not. */
export function differingLine(
  actual: string,
  expected: string,
): { line: number; actual: string; expected: string } | null {
  const [ours, theirs] = [linesOf(actual), linesOf(expected)]
  const place = Array.from({ length: Math.max(ours.length, theirs.length) }).findIndex(
    (_, at) => ours[at] !== theirs[at],
  )
  return place === -1 ? null : { line: place + 1, actual: ours[place] ?? '', expected: theirs[place] ?? '' }
}

/** Lines without the spaces at their ends, from the first that has any text to the last. */
function linesOf(text: string): string[] {
  const lines = text.split(/\r?\n/).map((line) => line.replace(/^[ \t]+|(?<![ \t])[ \t]+$/g, ''))
  return lines.slice(
    lines.findIndex((line) => line !== ''),
    lines.findLastIndex((line) => line !== '') + 1,
  )
}

/** Words stand between spaces; a character that only looks like one is part of a word. */
function wordsOf(line: string): string[] {
  return line.split(/[ \t]+/).filter((word) => word !== '')
}
