import { type Line, partOfText } from '../lines/line.ts'
import { countWords } from '../page/prose.ts'
import { isGiven } from './arrows.ts'
import { LEADS_TO, LEADS_TO_VALUE } from './leads-to.ts'

/** What stands before what is given, its space included: the name `l1` is read as a number, and as one with the word. */
const BEFORE = String.raw`(?:for\s+(?:example|instance),(?=\s+[A-Za-z_]\w*\s*=)|for(?!\s+(?:example|instance)\b)|with|given|if|while|whereas)(?:\s+|(?=1\d\s*=))(?:(?:the|an?)\s+\w+\s+(?=[[{\x22\x27“‘\d]))?`
const RESULT = String.raw`\[.*?\]+|\((?:[-−–]?\d+(?:,\s*)?)+\)|"[^"]*"|'[^']*'|“[^”]*”|[-−–]?\d+(?:\.\d+)?|true|false|null|none`
/** What may stand behind a result: another example, or another sentence. */
const BEHIND = String.raw`\.\s|[.,;)]*\s*(?:$|[(—–]|(?:and|but|for|with|given|if|because|since|as|so|while)\b)`
const CLAUSE = new RegExp(
  String.raw`(?<=^|[\s(]|^example\s*\d{1,2}[.:])${BEFORE}(?<given>.+?),?\s+(?:${LEADS_TO}|${LEADS_TO_VALUE})\s*:?\s*(?<result>${RESULT})(?=${BEHIND})`,
  'dgi',
)
/** What is given in a sentence without a name: a list, or a text. */
const UNNAMED = String.raw`(?<given>\[[^\]]*\]+|"[^"]*"|“[^”]*”)`
/** A list or a text with nothing between it and what is said to come of it: `and as equal is not higher, [3, 3] gives [0, 0].` */
const UNLED = new RegExp(
  [
    String.raw`(?<=[a-z][,:]?\s)(?<!\b(?:is|are|be|and|or|by)\s)${UNNAMED}`,
    String.raw`(?:,?\s+(?:(?:so|and|then|hence|thus|therefore)\s+)?|\s*)`,
    String.raw`(?:${LEADS_TO}|gives|returns|yields|produces|(?:the\s*)?(?:answer|result|output)\s*(?:is|should\s*be|would\s*be))`,
    String.raw`\s*:?\s*(?<result>${RESULT})(?=${BEHIND})`,
  ].join(''),
  'dgi',
)
/** `Take prices of [3, 1]. The waiting times are [0, 0]`: what is given in a sentence, and what comes of it in the next. */
const TAKEN = new RegExp(
  [
    String.raw`^(?:\W{1,2}\s+|[eo]\s+)?(?:take|consider|suppose|imagine|say)\s+(?:(?:the|that)\s+)?`,
    String.raw`(?:[a-z]\w*\s+(?:of|is|are|=)?\s*)?${UNNAMED}\s*[.;,:]\s+`,
    String.raw`(?:then\s+)?(?:the|its|their|your)\s+(?:[a-z-]+\s+){1,4}(?:is|are|would\s+be|should\s+be)`,
    String.raw`\s*:?\s*(?<result>${RESULT})(?=${BEHIND}|\s?:)`,
  ].join(''),
  'dgi',
)
/** `The profile [3, 0, 4] holds 3 square metres.`: where examples are expected, the number behind a list is what comes of it. */
const HOLDING = new RegExp(
  [
    String.raw`^(?:[a-z][a-z',-]*\s+){1,6}${UNNAMED}\s+(?:[a-z]+\s+){1,5}`,
    String.raw`(?<result>[-−–]?\d+)(?=(?:\s+[a-z]+){0,4}[.!]?$)`,
  ].join(''),
  'dgi',
)
/** What heads the result of an example in its line, or only parts it from what is given. */
const LABEL = String.raw`\s*[.,:;|(]?\s+\(?(?:(?:expected\s+)?(?:output|result|answer)|expected|returns?)\s*[:=]?\s*|\s*:\s+`
/**
 * An example in one line under its own labels: `Sample 1: coins = [2], amount = 3. Output: -1`, `n = 2, answer 2`,
 * `nums = [1, 2]: 3`.
 */
const INLINE = new RegExp(
  [
    String.raw`^(?:\W{1,2}\s+|[eo]\s+|\d{1,2}[.)]\s*)?(?:(?:sample|example|ex|(?:test\s*)?case|test)\s*#?\s*\d{0,2}\s*[:.)-]\s*)?`,
    `(?<given>[A-Za-z_]\\w*\\s*=(?!=).+?)(?:${LABEL}|,?\\s+(?:${LEADS_TO}|${LEADS_TO_VALUE})\\s*:?\\s*)(?<result>${RESULT})(?=${BEHIND})`,
  ].join(''),
  'dgi',
)
/** Values without names, joined by a word, and their unit: `[3, 6, 7] and 8 hours: answer 4`. */
const BARE = new RegExp(
  String.raw`^(?:\W{1,2}\s+|[eo]\s+)?(?<given>[[\x22“].*?[\]\x22”](?:,?\s+(?:and|with)\s+[^:;,]*?[\d\]\x22”])+)(?:\s+[a-z]+)?\s*[:;,]\s*(?:the\s+)?(?:output|result|answer|expected|returns?)\s*(?:is\s+|[:=]\s*)?(?<result>${RESULT})(?=${BEHIND})`,
  'dgi',
)
/** One of several calls in a line, `f(2) = 2, f(3) = 3`, each with its result. */
const CALL = new RegExp(
  String.raw`(?<given>\b[A-Za-z_]\w*\([^()]*[\d"'\]][^()]*\))\s*(?:={1,3}|->|→|returns?|gives?|is)\s*(?<result>${RESULT})(?=\s*(?:[,;.]|and\b|$))`,
  'dgi',
)
/** An example that breaks off at the end of its line. */
const BROKEN = new RegExp(String.raw`(?<=^|[\s(,])${BEFORE}(?<given>(?:[A-Za-z_]\w*\s*=\s*)?[[{"'“‘\d−–-].*)$`, 'di')

/** Examples that the clauses of a sentence tell, as labelled lines, and what the line says besides. */
export type Clauses = { said: Line[]; examples: Line[][] }

/**
 * Reads the examples of a line such as `for [3, 0, 1] it's 2, and for [0, 1] it's 2.`; null where it tells none. One that
 * breaks off has no result. Where examples are expected, they may be told in fewer words.
 */
export function readClauses(line: Line, isExpected = false): Clauses | null {
  const calls = [...line.text.matchAll(CALL)]
  const told = [...line.text.matchAll(CLAUSE)].filter(({ groups }) => isGiven(groups?.given ?? '', true))
  const inline = [INLINE, BARE, TAKEN, UNLED, ...(isExpected ? [HOLDING] : [])]
    .map((way) => [...line.text.matchAll(way)].filter(({ groups }) => isGiven(groups?.given ?? '', true)))
    .find((matches) => matches.length > 0)
  const found = calls.length > 1 ? calls : told.length > 0 ? told : (inline ?? [])
  const [first] = found
  if (!first) return null
  const examples = found.flatMap(({ indices }) => {
    const [given, result] = [indices?.groups?.given, indices?.groups?.result]
    return given && result ? [[labelled(line, 'Input', given), labelled(line, 'Output', result)]] : []
  })
  if (found === calls) examples.push(...spoiledCalls(line, calls))
  const end = Math.max(...found.map((clause) => clause.index + clause[0].length))
  const broken = BROKEN.exec(line.text.slice(end))?.indices?.groups?.given
  if (broken) examples.push([labelled(line, 'Input', [end + broken[0], end + broken[1]])])
  // Another sentence behind the examples; what explains the last of them is none.
  const sentence = /[.!?]\s+/.exec(line.text.slice(end - 1))
  const after = sentence ? end - 1 + sentence.index + sentence[0].length : line.text.length
  const said = [partOfText(line, 0, first.index), partOfText(line, after, line.text.length)]
  return { said: said.filter(({ text }) => countWords(text) > 1), examples }
}

/** The calls of the same name in a line of which no result could be made out, each as an example without one. */
function spoiledCalls(line: Line, calls: RegExpExecArray[]): Line[][] {
  const name = /^\w+/.exec(calls[0]?.groups?.given ?? '')?.[0] ?? ''
  return [...line.text.matchAll(new RegExp(String.raw`\b${name}\([^()]*\)`, 'g'))]
    .filter(({ index }) => !calls.some((call) => call.index === index))
    .map(({ 0: call, index }) => [labelled(line, 'Input', [index, index + call.length])])
}

function labelled(line: Line, label: string, [from, to]: readonly [number, number]): Line {
  const part = partOfText(line, from, to)
  return { ...part, text: `${label}: ${part.text}` }
}
