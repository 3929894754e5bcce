import { readEmptyText } from './empty-text.ts'
import type { Part } from './example-parts.ts'
import { type Line, ofWords } from './line.ts'
import { agreed, certain, type Readings, type Rereading, readValue, unread } from './readings.ts'
import { type Json, parseArguments, parseValue } from './values.ts'

/** A call in a session with an object: what is called with what, and what it gives; `Name` makes the object. */
type Step = { called: string; given: Json[]; gives?: Json }

/** `Trie t = new Trie();`, `cache = LRUCache(2)`, with whatever is said of it behind. */
const MAKES =
  /^(?:>>>\s*)?(?:(?:const|let|var|auto|final)\s+)?(?:[A-Z]\w*\s*[*&]?\s+[*&]?)?([A-Za-z_]\w*)\s*=\s*(?:new\s+)?([A-Z]\w*)\s*\((.*?)\)\s*;?\s*(?:(?:\/\/|#).*)?$/
/** `MinStack s;`, `LRUCache cache(2);`, as C++ makes one. */
const DECLARES = /^([A-Z]\w*)\s+([A-Za-z_]\w*)\s*(?:\((.*?)\))?\s*;\s*(?:\/\/.*)?$/
/** `t.search("app"); // returns true`; in a table nothing but a gap stands before what a call gives. */
const CALLS =
  /^(?:>>>\s*)?(?:[A-Za-z_]\w*\s*=\s*)?([A-Za-z_]\w*)\s*(?:\.|->)\s*([A-Za-z_]\w*)\s*\((.*?)\)\s*;?\s*(?:(\/\/|#|[-—–]+>?|=+>?|→)\s*(?:->|=>|→)?\s*(?:(?:it\s+)?(?:returns?|gives?|is|prints?|outputs?))?\s*:?\s*(.*?)|(?=\S)(.*))?$/i

/** What tells that a value stands behind it, which another reading may make out. */
const SAYS_RESULT = /\)\s*;?\s*\S{1,3}\s*(?:returns?|gives?)\s*:?\s*(?!nothing|void)\S/i

/** `MinStack()` and `push(3)`, as tables have them, in which nothing is called by a name of its own. */
const MAKES_UNNAMED =
  /^(?:new\s+)?([A-Z]\w*)\s*\((.*?)\)\s*;?(?:\s*(?:->)?\s*(?:\W|\(?(?:object|null|none|void|nothing)\)?)?)?$/
const CALLS_UNNAMED = /^([a-z_]\w*)\s*\((.*?)\)\s*;?\s*(?:->)?\s*(.*?)$/

/**
 * The object that an example's lines call, made in the first of them, '' where it has no name; null where they are no such
 * session.
 */
function objectIn([first, second]: Line[]): string | null {
  const isUnnamed = MAKES_UNNAMED.test(first?.text ?? '')
  if (isUnnamed && CALLS_UNNAMED.test(second?.text ?? '')) return ''
  const called = CALLS.exec(second?.text ?? '')?.[1]
  const name = isUnnamed ? called : (MAKES.exec(first?.text ?? '')?.[1] ?? DECLARES.exec(first?.text ?? '')?.[2])
  return name !== undefined && called === name ? name : null
}

/**
 * Reads an example that shows calls on an object line by line, as the two lists that other pages show: the names of the
 * operations with their arguments, and what each gives. Null where the lines are no session.
 */
export async function readSession(
  lines: Line[],
  rereading: Rereading,
): Promise<{ input: Readings; output: Readings } | null> {
  const object = objectIn(lines)
  if (object === null) return null
  const steps: (Step | null)[] = []
  for (const [place, line] of lines.entries()) {
    const withResult = givesEmptyText(line) ? withEmptyText : (text: string) => text
    const parse = place === 0 ? parseMaking : (text: string) => parseCall(withResult(text), object)
    const part: Part = { text: line.text, line, of: 'input', isWhole: true }
    // What follows the last call is no part of the session.
    if (place > 0 && !line.text.includes(object)) break
    steps.push(agreed(await readValue([part], parse, rereading), parse)?.value ?? null)
  }
  const read = steps.flatMap((step) => step ?? [])
  // A call without its result, where the same call has one elsewhere, was not read whole.
  const isWhole = ({ called, gives }: Step) =>
    gives !== undefined || !read.some((other) => other.called === called && other.gives !== undefined)
  const first = lines.map(({ text }) => text).join('\n')
  if (read.length < steps.length || !read.every(isWhole)) return { input: unread(first), output: unread('') }
  const names = JSON.stringify(read.map(({ called }) => called))
  const given = JSON.stringify(read.map((step) => step.given))
  return {
    input: certain(`${names}\n${given}`),
    output: certain(JSON.stringify(read.map(({ gives = null }) => gives))),
  }
}

/** A few signs, or none, behind the call or behind the word or the arrow that announces a result. */
const AT_END = /(\b(?:returns?|gives?)\s*:?|->|\))\s*[^\s)]{0,4}\s*$/i
const QUOTES = /^["'“”‘’]{1,2}$/

function withEmptyText(text: string): string {
  return text.replace(AT_END, '$1 ""')
}

/** Whether a call's line ends in `""`, which its strokes show and readers of words do not. */
function givesEmptyText(line: Line): boolean {
  const said = line.words.findLastIndex(({ text }) => /^(?:returns?|gives?):?$/i.test(text)) + 1
  const place = said === 0 && QUOTES.test(line.words.at(-1)?.text ?? '') ? line.words.length - 1 : said
  if (place === 0 || place === line.words.length || !AT_END.test(line.text)) return false
  const end = ofWords({ ...line, cutFrom: line.cutFrom ?? line.box }, line.words.slice(place))
  return readEmptyText([{ text: end.text, line: end, of: 'output' }]) !== null
}

function parseMaking(text: string): Step | null {
  const [, declared, , inside] = DECLARES.exec(text.trim()) ?? []
  const made = MAKES.exec(text.trim())?.slice(2) ?? MAKES_UNNAMED.exec(text.trim())?.slice(1)
  const [called, given = ''] = made ?? [declared, inside]
  const values = called === undefined ? null : argumentsIn(given)
  return called === undefined || values === null ? null : { called, given: values }
}

function parseCall(text: string, object: string): Step | null {
  const unnamed = object === '' ? CALLS_UNNAMED.exec(text.trim()) : null
  const [, on, called, given = '', mark, marked = '', beside] = unnamed
    ? ['', object, unnamed[1], unnamed[2], '', unnamed[3]]
    : (CALLS.exec(text.trim()) ?? [])
  const values = on === object ? argumentsIn(given) : null
  if (called === undefined || values === null) return null
  const result = parseValue((beside ?? marked).replace(/[.;]$/, ''))
  // Without a mark before it, it is what the call gives, or spoiled.
  if (!result && (SAYS_RESULT.test(text) || (mark === undefined && beside !== undefined))) return null
  return result ? { called, given: values, gives: result.value } : { called, given: values }
}

function argumentsIn(text: string): Json[] | null {
  return text.trim() === '' ? [] : (parseArguments(text)?.map(({ value }) => value) ?? null)
}
