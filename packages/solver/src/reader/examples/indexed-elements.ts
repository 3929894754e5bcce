import { type Line, textOf } from '../lines/line.ts'
import { asExample, type ToldExample } from './broken-examples.ts'
import { readTold } from './told-examples.ts'

/** `A[0] = 6`: an element of what is given; brackets and figures of its place may be read as letters, and the lines tell them. */
const ELEMENT = String.raw`\b([A-Z])\s?[[(lI1|{]\s?[\w©@]{1,3}\s?[\])lI1|}]?\s*=\s*([^\s,;]+)`
const ELEMENTS = new RegExp(String.raw`^(?:${ELEMENT}[\s,;]*)+$`)
const EACH = new RegExp(ELEMENT, 'g')
/** Fewer make no list that is shown element by element. */
const FEWEST = 2

/**
 * Reads an example that shows a list element by element, a line or a piece of one for each, with its result in the sentence
 * below: `A[0] = 6`, `A[1] = 2`, `the function should return 6`. Null where none begins.
 */
export function readIndexed(lines: Line[]): ToldExample | null {
  const end = lines.findIndex(({ text }) => !ELEMENTS.test(text))
  const given = lines.slice(0, end === -1 ? lines.length : end)
  const last = given.at(-1)
  if (!last || end === -1 || [...textOf(given).matchAll(EACH)].length < FEWEST) return null
  // A sentence that gives something and tells what comes of it, whose first half is the list.
  const told = readTold([{ ...last, text: 'given A = [0],' }, ...lines.slice(end)])
  const output = told?.lines.filter((_, place) => place > 0)
  if (!told || !output) return null
  return { lines: [...asExample(given, [], 0).lines, ...output], length: end + told.length - 1 }
}

/** A text with lists in place of what shows them element by element. */
export function withListsOfElements(text: string): string {
  if (!ELEMENTS.test(text.split('\n')[0]?.trim() ?? '')) return text
  const lists = Map.groupBy([...text.matchAll(EACH)], ([, name = '']) => name)
  return [...lists]
    .map(([name, elements]) => `${name} = [${elements.map(([, , value]) => value).join(', ')}]`)
    .join(', ')
}
