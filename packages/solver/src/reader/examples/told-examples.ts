import { type Line, partOfText, textOf } from '../lines/line.ts'
import { givenIn } from './arrows.ts'
import { asExample, lineOf, linesOfOne, type ToldExample, withRest } from './broken-examples.ts'
import { LEADS_TO, LEADS_TO_VALUE } from './leads-to.ts'
import { hasWordsInARow } from './output-end.ts'

/** `For nums = [3, 1], k = 2`, or `If, on the other hand, k is 2`: how a sentence begins that tells an example. */
const BEGUN =
  /^(?:\W{1,2}\s*|[eo]\s+|\d{1,2}[.)]\s+|examples?\s?[.:]\s*)?(?:for\s+(?:example|instance)\s*[,:]\s*)?(?:(?:finally|lastly|also|similarly|likewise|and)\s*,?\s+(?:(?:for|with|given|if|when|where)\s+)?|(?:for|with|given|if|when|where|while|whereas|on|take|in\s+(?:the\s+)?case(?:\s+of)?)(?:\s*,\s*(?:on\s+the\s+other\s+hand|on\s+the\s+contrary|[bi][yn]\s+contrast|however|instead|though|say|for\s+(?:example|instance))\s*,)?\s+|(?<=for\s+(?:example|instance)\s*[,:]\s*)|(?=[A-Za-z_]\w*\s*=\s*[[{"'“‘]))["'“‘`]?(?=[A-Za-z_]\w*\s*(?:=|is\s+[[\d"'“‘−–-]))/i
/** `, the output should be`, wherever its lines break, and behind the mark that ends a piece of code. */
const SAID = new RegExp(
  [
    String.raw`(?:\s*[,:;]\s*|\s+|(?<=[\])"”]))(?:${LEADS_TO})`,
    String.raw`(?:\s*[,:;]\s*|\s+)(?:${LEADS_TO_VALUE})(?=\s*:?\s*(?:["'“”‘’[({\d−–-]|(?:true|false)\b))`,
    String.raw`,\s*return(?=\s+(?:["'“”‘’[({\d−–-]|(?:true|false)\b))`,
  ]
    .map((said) => String.raw`(?:(?<=\])["'”’\x60])?(?:${said})\s*:?\s*`)
    .join('|'),
  'i',
)
/** What a result stands in that is marked as a piece of code. */
const CODE_MARK = /^["'“‘`](?=\[)/
/** The call with the names of what is given, `sum(nums, k) =`, before its result. */
const CALLED = /^(?:[A-Za-z]\w*\s){0,3}[A-Za-z_]\w*\s?\([\w\s,.]*\)\s*(?:={1,2}|[—–-]{1,2}(?=\s))\s*/
/** How a result begins; a few signs without a word among them that were read as something else are one, too. */
const RESULT =
  /^(?:["'“”‘’[({\d−–-]|(?:true|false|null|none)\b|(?:the|an)\s+empty\s+(?:string|text|word|list|array)\b|\S{1,2}\s?\.?\s*$|(?=.*[[\](){}\d"'])(?!.*[a-z]{3})\S{1,8}(?:\s?\S{1,6})?$)/i
/** How another example begins, behind the result of one. */
const ANOTHER =
  /\b(?:for|with|given|if)\s+(?:[A-Za-z_]\w*\s*=(?!=)|[[{"'“‘\d])|[.;]\s+(?:for|with|given|if|when|where|finally|lastly|also|similarly|likewise)\b,?\s+(?:[a-z]+,?\s+){0,5}[a-z_]\w*\s+is\s+[[{"'“‘\d]/i
/** What is counted, behind its number: `there are 5 ways (1+1, ..)`. */
const COUNTS = /\bthere\b/i
const COUNTED = /(?<=^\s*\d+)\s+[a-z]{2,}.*$/is
/** A result takes no more lines than this. */
const MOST_OF_RESULT = 20
/** A result, which may be a quotation, up to where its sentence ends, or says that it is one: `[3] is to be returned`. */
const SENTENCE =
  /^(?:"[^"]*"|“[^”]*”|'[^']*'|‘[^’]*’|(?![.;]["”'’]?(?:\s|$)|\s+(?:(?:is|are|has|have)\s*to\s*be|(?:must|should|will)\s*be|(?:is|are)\s*(?:returned|expected|the\s*(?:answer|result|output)))\b).)*/

/** Nothing, or what an arrow before the word was read as. */
const SHAFT = /^[-—–~=>»→]*$/

/** Whether a line begins an example that is told in a sentence. */
export function isTold({ text }: Line): boolean {
  return BEGUN.test(text) && SAID.test(text)
}

/** `For nums = [3, 1]`, with a list or a text: whatever follows, an example is told. */
const SHOWS =
  /^(?:\W{1,2}\s*|[eo]\s+)?(?:for\s+(?:example|instance)\s*[,:]\s*)?(?:(?:finally|lastly|also|similarly|likewise|and)\s*,?\s+(?:(?:for|with|given|when)\s+)?|(?:for|with|given|when|on|take|in\s+(?:the\s+)?case(?:\s+of)?)\s+)["'“‘`]?(?:[A-Za-z_]\w*\s*=(?!=)\s*[−–-]?\d+(?:,|\s*and)\s*)*[A-Za-z_]\w*\s*=(?!=)\s*[[{"'“‘]/i
/** `Examples. For instance, when nums is [3, 1]` does so as well. */
const SHOWS_IN_WORDS =
  /^(?:examples?\s?[.:]\s*(?:for\s+(?:example|instance)\s*[,:]\s*)?|for\s+(?:example|instance)\s*[,:]\s*)(?:for|with|given|if|when|where|on|take)\s+["'“‘`]?(?:[A-Za-z_]\w*\s+is\s+[−–-]?\d+(?:,|\s*and)\s*)*[A-Za-z_]\w*\s+is\s+[[{"'“‘]/i

/** Whether a line tells an example, though it may not be plain what comes of it. */
export function showsGiven({ text }: Line): boolean {
  return SHOWS.test(text) || SHOWS_IN_WORDS.test(text)
}

/** Where what is given ends, before what leads to its result: a quote between the two closes a text that is open, or else is a mark. */
function endOfGiven(text: string, { 0: leading, index }: RegExpExecArray): number {
  const [quote = ''] = leading
  const isOpen = /["']/.test(quote) && text.slice(0, index).split(quote).length % 2 === 0
  return isOpen ? index + 1 : index
}

/** The lines of a sentence up to where another begins that gives something: what comes of the first could not be made out. */
function upToNext(lines: Line[]): Line[] {
  const next = lines.findIndex(({ text }, place) => place > 0 && /^[A-Z]/.test(text) && BEGUN.test(text))
  return next === -1 ? lines : lines.slice(0, next)
}

/** Reads an example that a sentence tells, from the line at which it begins; null where there is none. */
export function readTold(lines: Line[]): ToldExample | null {
  const own = upToNext(linesOfOne(lines))
  const text = own.map((line) => line.text).join('\n')
  const begun = BEGUN.exec(text)?.[0]
  if (begun === undefined) return null
  const said = SAID.exec(text)
  // What became of an argument may be told in a line of its own.
  if (begun.trim() === '' && /\n(?:\w+)?$/.test(text.slice(0, (said?.index ?? 0) + 1).trimEnd())) return null
  if (!said || hasWordsInARow(givenIn(text.slice(begun.length, said.index)))) return null
  const behind = said.index + said[0].length
  const called = behind + (CALLED.exec(text.slice(behind))?.[0].length ?? 0)
  const isMarked = CODE_MARK.test(text.slice(called))
  const start = isMarked ? called + 1 : called
  const [end, result] = [lineOf(own, endOfGiven(text, said)), lineOf(own, start)]
  const first = own[result.place]
  const [behindIt = ''] = text.slice(start).split('\n')
  if (!first || !RESULT.test(behindIt) || ANOTHER.test(behindIt)) return null
  const from = lineOf(own, begun.length)
  const given = own.slice(from.place, end.place + 1).map((line, place) => {
    const to = from.place + place === end.place ? end.at : line.text.length
    return partOfText(line, place === 0 ? from.at : 0, to)
  })
  const below = linesOfOne(lines, result.place + MOST_OF_RESULT).slice(result.place + 1)
  const output = withRest([partOfText(first, result.at, first.text.length)], below)
  const last = output.at(-1) ?? first
  const ending = isMarked ? /^.*\]/ : COUNTS.test(said[0]) && COUNTED.test(last.text) ? /^\s*\d+/ : SENTENCE
  return asExample(
    given.filter(({ words }) => !SHAFT.test(textOf(words))),
    [...output.slice(0, -1), partOfText(last, 0, ending.exec(last.text)?.[0].length ?? 0)],
    result.place,
  )
}
