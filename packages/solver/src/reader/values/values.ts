import type { Example } from '@dryrun/contract/problem'
import { asName } from '../signature/starter-code.ts'
import { asValues } from './asserted.ts'
import { withTailsPlace } from './tail-leads.ts'

/** A value as an example shows it. */
export type Json = NonNullable<Example['value']> | null
export type Argument = { name?: string; value: Json }

/**
 * The value a text shows, written as JSON, Python or JavaScript would write it; null where it is not exactly one value.
 * Nothing is guessed here: what is spoiled stays unread. Integers beyond 2^53 are not read, as they would be rounded.
 */
export function parseValue(text: string): { value: Json } | null {
  // A sentence's full stop is no part of the value it ends with.
  const scanner = new Scanner(straighten(text.replace(/(?<=[\d\])}"'”’el])\.\s*$/, '')))
  const value = scanner.value()
  return value && scanner.atEnd() ? value : null
}

/**
 * `2, nums = [1, 2, _]`, or `Return 2, and the first 2 numbers of the array should be: [1, 2]`: what is returned, and what is
 * left of the array that was changed.
 */
const LEAVES =
  /^\s*(?:Returns?\s+)?(\d+)\s*,\s*(?:[A-Za-z_]\w*\s*=|and\s+the\s+first\s+\1\s+\w+\s+of\s[a-z\s]+\s(?:should\s+be|are|is)\s*:?)\s*\[(.*)\]\s*\.?\s*$/is
/** A place of no interest; the stroke is overlooked, or read as another one. */
const OF_NO_INTEREST = /^[_=–—.-]*$/

/**
 * The number that a call returns and what it leaves in an array, in whose first places, as many as that number, something
 * stands; null for any other text, and where a number of these was lost.
 */
export function parseLeaves(text: string): { value: number; leaves: Json[] } | null {
  const [, count, inside] = LEAVES.exec(text) ?? []
  if (count === undefined || inside === undefined) return null
  const items = inside.split(',').map((item) => item.trim())
  const kept = items.filter((item) => !OF_NO_INTEREST.test(item))
  const values = parseValue(`[${kept.join(',')}]`)?.value
  const areFirst = items.slice(0, kept.length).every((item) => !OF_NO_INTEREST.test(item))
  if (!Array.isArray(values) || values.length !== Number(count) || !areFirst) return null
  return { value: values.length, leaves: [...values, ...items.slice(kept.length).map(() => null)] }
}

/**
 * The arguments of an `Input:`: `nums = [2,7], target = 9`, or bare values separated by commas or lines.
 * Null where any of it is not a value.
 */
export function parseArguments(text: string): Argument[] | null {
  const scanner = new Scanner(withCommas(withoutBraces(straighten(withTailsPlace(text)))))
  const found: Argument[] = []
  do {
    const name = scanner.assignedName()
    const value = scanner.value()
    if (!value) return null
    found.push(name === undefined ? value : { name, ...value })
  } while (scanner.separator())
  // With a name here and none there, a label was lost and something else was taken for an argument; the first may need none.
  const named = found.filter(({ name }) => name !== undefined).length
  const [first] = found
  const isAfterFirst = first?.name === undefined && named === found.length - 1
  return scanner.atEnd() && (named === 0 || named === found.length || isAfterFirst) ? found : null
}

/** Assignments beside each other with commas between them: `target = 11  counts = [3, 1]`. */
function withCommas(text: string): string {
  return /["']/.test(text) || !/^\s*[A-Za-z_]\w*\s*=/.test(text)
    ? text
    : text.replace(/(?<=[\]\d])[ \t]+(?=[A-Za-z_]\w*\s*=(?!=))/g, ', ')
}

/** How a list begins that is written in code: `new int[]{1, 2}`, `vec![1, 2]`. */
const LIST_IN_CODE = /\bnew(?:\s+\w+)?\s?(?:\[\s?\]\s?)+\{|\bvec!\s?\[/

/** An object of JSON around what is given, `{"nums": [2, 7], "target": 9}`, as assignments; lists as pages write them. */
function withoutBraces(text: string): string {
  if (LIST_IN_CODE.test(text)) return asValues(text)
  const inside = /^\s*\{(\s*"[A-Za-z_]\w*"\s*:.*)\}\s*$/s.exec(text)?.[1]
  return inside?.replace(/(^|,)(\s*)"([A-Za-z_]\w*)"\s*:/g, '$1$2$3 =') ?? text
}

/** All texts that a value holds. */
export function textsIn(value: Json): string[] {
  if (Array.isArray(value)) return value.flatMap(textsIn)
  return typeof value === 'string' ? [value] : []
}

/** A list of texts in double quotes: among brackets, readers take two of them side by side for single ones. */
const DOUBLE_QUOTED = /\[\s*".*"\s*\]/s

/** Typographic quotes and dashes as the plain ones they stand for. */
function straighten(shown: string): string {
  // `arr[] = ` is C's way to say that a name is an array's, and `&[` Rust's to lend one.
  const text = withLettersQuoted(
    shown.replace(/(?<=[A-Za-z_]\w*)\s?\[\s?\](?=\s*=\s*[[{])/g, '').replace(/&(?=\[)/g, ''),
  )
  const even = DOUBLE_QUOTED.test(text) ? text.replace(/(?<=[()[\]{}])['’](\s*,\s*)['‘](?=[()[\]{}])/g, '"$1"') : text
  return even
    .replace(NO_NODE, 'null')
    .replace(HALF_CLOSED, '"$1"')
    .replace(/[“”„″]/g, '"')
    .replace(/[‘’‚′`]/g, "'")
    .replace(/[−–—]/g, '-')
    .replace(ARROW_FOR_MINUS, '-')
    .replace(LOOSE_POINT, '.')
}

/** What stands for a missing node in a tree that is written in braces: `{1,#,2}`. */
const NO_NODE = /(?<=\{[^{}"']*,\s*)#(?=\s*[,}])/g

/** A list of single letters, each with its quotes or with some of them. */
const LETTERS = /\[\s*(?:["'“”‘’]?[A-Za-z]["'“”‘’]?\s*,\s*)+["'“”‘’]?[A-Za-z]["'“”‘’]?\s*\]/g

/** A text with all letters in quotes of a list in which one has both: beside a letter they are lost, and without them it is no value. */
export function withLettersQuoted(text: string): string {
  return text.replace(LETTERS, (list) => {
    const quote = /["“”]/.test(list) ? '"' : "'"
    const isQuoted = /["'“”‘’][A-Za-z]["'“”‘’]/.test(list)
    return isQuoted ? list.replace(/["'“”‘’]?([A-Za-z])["'“”‘’]?/g, `${quote}$1${quote}`) : list
  })
}

/** A word that opens with a double quote and closes with what is taken for a single one: in some type it is as slim. */
const HALF_CLOSED = /(?<=^|[[(,=]\s*)["“”„]([^\s"'“”„″‘’‚′`,]+)['’‘](?=\s*(?:[,\])]|$))/g

/** A long minus among the numbers of a text in quotes, which is read as an arrow. */
const ARROW_FOR_MINUS = /(?<=["'][\d\s+*/()-]*\d\s?)→(?=\s?\d[\d\s+*/()-]*["'])/g

/** A point with a space behind it, as the wide one of a type of one width is seen: averages have five figures there. */
const LOOSE_POINT = /(?<=[[,\s]-?\d+)\. (?=\d{5}\s*[,\]])/g

/** What holds nothing, said in words: `the empty list`, `(empty)`. Spaces may be overlooked. */
const SAID_EMPTY = String.raw`\(?(?:(?:the|an)\s*)?empty\s*(?:linked\s*)?(?:list|array)\b\)?|\(empty\)`
const SAYS_EMPTY = new RegExp(SAID_EMPTY, 'iy')
const IS_SAID_EMPTY = new RegExp(`^(?:${SAID_EMPTY})\\s*[.;]?$`, 'i')
/** The same of a text. */
const SAID_EMPTY_TEXT = /(?:(?:the|an)\s+)?empty\s+(?:string|text|word)\b/iy

/** Whether a text says that a list has nothing in it. */
export function saysEmpty(text: string): boolean {
  return IS_SAID_EMPTY.test(text)
}

const NUMBER = /[+-]?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?(?![\w.])/y
const ARROW = /\s*(?:-{1,2}>|→)\s*/y

/** Null where it would be rounded. */
function numberOf(text: string): number | null {
  const value = Number(text)
  const isExact = Number.isSafeInteger(value) || /[.eE]/.test(text)
  return isExact && Number.isFinite(value) ? value : null
}

const WORDS = new Map<string, Json>([
  ['true', true],
  ['false', false],
  ['null', null],
  ['none', null],
  ['nil', null],
])

/** A constant; in wide type it comes apart: `t rue`. */
export const CONSTANT = String.raw`(?:t ?r ?u ?e|f ?a ?l ?s ?e|n ?u ?l ?l)\b`
const IS_CONSTANT = new RegExp(CONSTANT, 'iy')

/** `nu11`, letters that have run together, and an `e` of small serif type: no other word among values begins so. */
const SPOILED_NULL = /^nu(?:[l1i]{1,3}|u)$|^nonc$/

/**
 * What parts arguments: a comma or a new line, or a space between two texts; before the next name a semicolon, and behind a
 * list or a text a point, as which a small comma may be read.
 */
const SEPARATOR =
  /\s*,(?=\s*\S)|(?<=")[^\S\n]+(?=")|[^\S\n]*\n\s*|\s*(?:;|(?<=[\]"']\s*)\.)\s*(?=[A-Za-z_]\w*\s*(?:=(?!=)|:))/y

class Scanner {
  #text: string
  #place = 0

  constructor(text: string) {
    this.#text = text.trim()
  }

  value(): { value: Json } | null {
    this.#take(/\s*/y)
    // Go writes the type before a list: `[]int{1, 2}`.
    this.#take(/(?:\[\s*\])+\s*[a-z]\w*\s*(?=\{)/y)
    if (this.#take(SAYS_EMPTY) !== null) return { value: [] }
    if (this.#take(SAID_EMPTY_TEXT) !== null) return { value: '' }
    if (this.#take(/\[/y) !== null) return this.#array(/\s*\]/y)
    if (this.#take(/\{/y) !== null) return this.#array(/\s*\}/y)
    if (this.#take(/\((?=[^()]*,)/y) !== null) return this.#array(/\s*\)/y)
    const quote = this.#take(/["']/y)
    if (quote !== null) return this.#string(quote)
    const number = this.#take(NUMBER)
    if (number !== null) return this.#chain(numberOf(number))
    const word = (this.#take(IS_CONSTANT) ?? this.#take(/[A-Za-z]\w*/y))
      ?.toLowerCase()
      .replace(/\s/g, '')
      .replace(SPOILED_NULL, 'null')
    const value = WORDS.get(word ?? '')
    return value === undefined ? null : { value }
  }

  /** `nums =`, `nums[] =` or `nums:` before a value; the sign is read as a dash now and then, which before a bracket or a quote is none. */
  assignedName(): string | undefined {
    const name = this.#take(
      /\s*\w+\s*(?:\[\s*\]\s*)*(?:=(?!=)|(?<=[A-Za-z_]\w*):(?=[\s\d["'-])|(?<=[A-Za-z_]\w*\s*)-+(?=\s*[["']))/y,
    )
    return name === null ? undefined : asName(name.replace(/[\s:=[\]-]/g, ''))
  }

  separator(): boolean {
    return this.#take(SEPARATOR) !== null
  }

  atEnd(): boolean {
    return this.#take(/\s*$/y) !== null
  }

  /** The nodes of a list with arrows between them, `1->2->3` or `1 → 2 → NULL`; a number without one is itself. */
  #chain(first: number | null): { value: Json } | null {
    const values = [first]
    let isList = false
    while (this.#take(ARROW) !== null) {
      isList = true
      if (this.#take(/(?:null|none|nil)\b/iy) !== null) break
      const next = this.#take(NUMBER)
      if (next === null) return null
      values.push(numberOf(next))
    }
    if (values.includes(null)) return null
    return { value: isList ? values : first }
  }

  #array(end: RegExp): { value: Json } | null {
    const items: Json[] = []
    if (this.#take(end) !== null) return { value: items }
    for (;;) {
      // A missing child, as some sites write it.
      const item = this.#take(/\s*N(?=\s*[,\]}])/y) === null ? this.value() : { value: null }
      if (!item) return null
      items.push(item.value)
      if (this.#take(end) !== null) return { value: items }
      if (this.#take(/\s*,/y) === null) return null
      // Behind the last row of a grid there may be a comma.
      if (Array.isArray(item.value) && this.#take(end) !== null) return { value: items }
    }
  }

  #string(quote: string): { value: string } | null {
    const body = this.#take(quote === '"' ? /(?:[^"\\\n]|\\.)*"/y : /(?:[^'\\\n]|\\.)*'/y)
    if (body === null) return null
    return { value: body.slice(0, -1).replace(/\\(.)/g, (_, escaped: string) => ESCAPES.get(escaped) ?? escaped) }
  }

  #take(pattern: RegExp): string | null {
    pattern.lastIndex = this.#place
    const match = pattern.exec(this.#text)
    if (match) this.#place = pattern.lastIndex
    return match ? match[0] : null
  }
}

const ESCAPES = new Map([
  ['n', '\n'],
  ['t', '\t'],
])
