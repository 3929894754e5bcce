import { withReceiver } from '../values/asserted.ts'
import { type Json, parseArguments, parseValue } from '../values/values.ts'
import { withoutRemark } from './remark.ts'

/** A call in a session with an object: what is called with what, and what it gives; `Name` makes the object. */
export type Step = { called: string; given: Json[]; gives?: Json }

/** What stands before a call at a prompt: `>>> ` in Python, `> ` in a console. */
const PROMPT = /^(?:(?:[>»]\s?){2,4}\s*(?=\w)|[>»]\s*(?=(?:(?:const|let|var)\s+)?[A-Za-z_][\w.\s=]*\())/
/** The same before a call that is an item of a list, or in a comment. */
const MARK = /^(?:\d{1,2}\s?[.)]\s+|[•*·-]\s+|(?:\/\/|#)\s*)(?=[A-Za-z_])/
/** `Create LRUCache(2)`, in words. */
const CREATES = /^(?:creates?|constructs?|makes?|initiali[sz]es?)\s+(?:an?\s+)?(?=(?:new\s+)?[A-Z]\w*\s*\()/i
/** `assert not t.search("app")` and `assert t.search("apple")`, whose results stand in no place of their own. */
const ASSERTS_NOT = /^assert\s+not\s+(.*\))$/
const ASSERTS = /^assert\s+([^=]*\))$/

/**
 * `Trie t = new Trie();`, `cache = LRUCache(2)`, with whatever is said of it behind; a short name may be spoiled, and of the
 * class the capital.
 */
const MAKES =
  /^(?:(?:const|let|var|auto|final)\s+)?(?:[A-Z]\w*\s*[*&]?\s+[*&]?)?([A-Za-z_]\w*|[^\s="'()]{1,3})\s*:?=\s*(?:new\s+)?([A-Za-z]\w*)\s*\((.*?)\)\s*;?\s*(?:(?:\/\/|#).*)?$/
/** `MinStack s;`, `LRUCache cache(2);`, as C++ makes one. */
const DECLARES = /^([A-Z]\w*)\s+([A-Za-z_]\w*)\s*(?:\((.*?)\))?\s*;\s*(?:\/\/.*)?$/
/** `t.search("app"); // returns true`, whose arrow may be read as a dash; in a table nothing but a gap stands before what a call gives. */
const CALLS =
  /^(?:[A-Za-z_]\w*\s*=\s*)?([A-Za-z_]\w*)\s*(?:\.|->)\s*([A-Za-z_]\w*)\s*\((.*?)\)\s*;?\s*(?:(\/\/|#|[-—–]+>?|=+>?|→)\s*(?:->|=>|→|[-—–](?=\s*["'“‘[]|\s+(?:[-−–]?\d|(?:true|false|null|none)\b)))?\s*(?:(?:it\s+)?(?:returns?|gives?|is|prints?|outputs?))?\s*:?\s*(.*?)|(?=\S)(.*))?$/i

/** What tells that a value stands behind it, which another reading may make out. */
const SAYS_RESULT = /\)\s*;?\s*\S{1,3}\s*(?:returns?|gives?)\s*:?\s*(?!nothing|void)\S/i

/** `MinStack()` and `push(3)`, as tables and lists have them, in which nothing is called by a name of its own. */
const MAKES_UNNAMED =
  /^(?:new\s+)?([A-Z]\w*)\s*\((.*?)\)\s*;?(?:\s*(?:->)?\s*(?:\W|(?:(?:an?\s+|the\s+)?(?:new\s+)?(?:object|instance)|null|none|void|nothing)|\([A-Za-z ]+\))?)?$/
const CALLS_UNNAMED = /^([A-Za-z_]\w*)\s*\((.*?)\)\s*;?\s*(?:->|→|=>)?\s*(?:(?:returns?|gives?)\s*:?\s*)?(.*?)$/

/** What is said behind a call that gives nothing: `(evicts key 2)`, `, which evicts key 2`. */
const SAID = /^(?:\([^()\d"']*[a-z]{2,}\s+[^()]*\)|,?\s*(?:which|and|so|this|that)\s.*)$/i
/** What a figure alone in a comment may be taken for. */
const LONE_SIGN = /^[^\s\w"'“”]$|^[A-Za-z]$/
/** How a result is reckoned, before it: `3 + -1 + 4 = 6`. */
const RECKONED = /^[\d\s+*/().-]*[+*/-][\d\s+*/().-]*=\s*(?=-?\d+(?:\.\d+)?$)/

/** The bracket behind what is called or made, `x.tap{3006)`, `new Monitor(}`: no other kind stands there. */
const SPOILED_OPENING = /^((?:[A-Za-z_]\w*\s*=\s*)?(?:new\s+[A-Z]|[A-Za-z_]\w*\s?\.\s?)\w*)\s?[{[](?=[^{}[\]()]*[)}\]])/
const SPOILED_CLOSING = /\([}\]]/

/** Whether a line stands at a prompt. */
export function isPrompted(text: string): boolean {
  return PROMPT.test(text)
}

/** A line's call and what it gives, without what stands around them. */
function bare(text: string): string {
  const alone = text.trim().replace(PROMPT, '').replace(MARK, '').replace(CREATES, '')
  return withReceiver(alone.replace(SPOILED_OPENING, '$1(').replace(SPOILED_CLOSING, '()'))
    .replace(ASSERTS_NOT, '$1 -> false')
    .replace(ASSERTS, '$1 -> true')
    .replace(/^assert\s+/, '')
}

/**
 * The object that lines call, made in the first of them, '' where it has no name; null where they are no such session.
 */
export function objectIn([making = '', ...texts]: string[]): string | null {
  const calling = texts.find((text) => !/^(?:\/\/|#)/.test(text)) ?? texts[0] ?? ''
  const [first, second] = [bare(making), bare(calling)]
  const isUnnamed = MAKES_UNNAMED.test(first)
  if (isUnnamed && CALLS_UNNAMED.test(second)) return ''
  const called = CALLS.exec(second)?.[1]
  const name = isUnnamed ? called : (MAKES.exec(first)?.[1] ?? DECLARES.exec(first)?.[2])
  // A letter beside a wide gap is read as two; the calls below tell its name.
  const isSpoiled = name !== undefined && /\W|^\d/.test(name)
  return name !== undefined && called !== undefined && (areOneName(called, name) || isSpoiled) ? called : null
}

/** Whether two readings are of one name: capitals that look like small letters are those, and a letter is read twice. */
function areOneName(one: string, other: string): boolean {
  const plain = (name: string) => name.toLowerCase().replace(/^(.)\1$/, '$1')
  return plain(one) === plain(other)
}

/** Whether a line makes an object and gives it a name: another session begins. */
export function makesAnew(text: string): boolean {
  return MAKES.test(bare(text))
}

/** Whether a line calls the object, whatever of it could be read. */
export function isStep(text: string, object: string): boolean {
  const step = bare(text)
  if (object === '') return CALLS_UNNAMED.test(step)
  const on = /^(?:\w+\s*=\s*)?([A-Za-z_]\w*)\s*(?:\.|->)\s*\w/.exec(step)?.[1]
  return on !== undefined && areOneName(on, object)
}

/** Reads the line in which the object is made; null where it cannot be read. */
export function parseMaking(text: string): Step | null {
  const line = bare(text)
  const [, declared, , inside] = DECLARES.exec(line) ?? []
  const made = MAKES.exec(line)?.slice(2) ?? MAKES_UNNAMED.exec(line)?.slice(1)
  const [called, given = ''] = made ?? [declared, inside]
  const values = called === undefined ? null : argumentsIn(given)
  return called === undefined || values === null ? null : { called, given: values }
}

/** Reads a line that calls the object; null where it cannot be read. */
export function parseCall(text: string, object: string): Step | null {
  const line = bare(text)
  const unnamed = object === '' ? CALLS_UNNAMED.exec(line) : null
  const [, on, called, given = '', mark, marked = '', beside] = unnamed
    ? ['', object, unnamed[1], unnamed[2], '', unnamed[3]]
    : (CALLS.exec(line) ?? [])
  const values = on !== undefined && areOneName(on, object) ? argumentsIn(given) : null
  if (called === undefined || values === null) return null
  const result = parseResult(beside ?? marked)
  if (result) return { called, given: values, gives: result.value }
  const isSaid = SAID.test(beside ?? marked)
  // Without a mark before it, it is what the call gives, or spoiled.
  if (!isSaid && (SAYS_RESULT.test(text) || LONE_SIGN.test(marked) || (mark === undefined && beside !== undefined)))
    return null
  return { called, given: values }
}

/** Reads what a call gives, without what is said of it. */
export function parseResult(text: string): { value: Json } | null {
  return parseValue(withoutRemark(text.trim().replace(/[.;]$/, '').replace(RECKONED, '')))
}

function argumentsIn(text: string): Json[] | null {
  return text.trim() === '' ? [] : (parseArguments(text)?.map(({ value }) => value) ?? null)
}
