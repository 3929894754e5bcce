import type { Line } from '../lines/line.ts'
import { readLabelNumber } from './numbered-labels.ts'
import { MONTH } from './page-data.ts'
import { countWords } from './prose.ts'

/** The heading of an example, with its number, or its letter. */
const EXAMPLE =
  /^(?:(?:for|sample)\s+)?(?:examples?|samples?|(?<=for\s)instance|(?<=sample\s)(?:data|runs?|calls?|tests?)|(?:test\s*)?cases?|tests?(?=\s*#?\s*\d{1,2}\s*[:.]?$)|illustrations?|demos?|ex\.?|another(?:\s+example)?(?=\s*:))\s*(?:#\s*)?([\dlIO]{1,2}|[A-H](?=\s*[:.]?$))?\s*[:.]?(?:\s+(?=(?:input|in)\b|[A-Za-z_]\w*\s?\()|$)/i
/** `Example 1. For l1 = [2, 4] the result is …`: what is shown in a sentence behind its heading. */
export const TOLD_EXAMPLE = /^example\s*(\d{1,2})\s*[:.]?\s*(?=(?:for|with|given|if)\s*(?:\w+\s*=(?!=)|[[{"“'‘]))/i
/** What an input is made of, in words: it describes one, and shows none. */
const DESCRIBED = String.raw`(?:(?:the|an?|one|two)\s+(?:[a-z]+\s+){0,2}(?:lists?|arrays?|strings?|integers?|numbers?|matrix|grid|trees?|roots?|heads?|words?|text|sequence|graph|pairs?)\b|(?:lists?|arrays?|matrix|grid|pairs?|root|head)\s+of\s)[^\d\x22'“=]*$`
/** What stands before what an example is given. */
export const INPUT = new RegExp(
  [
    String.raw`^input\s*[:;.]?(?:\s|$)(?!${DESCRIBED})(?!standard\b|stdin\b|and\s+output\b|(?:format|specification|description)\b|(?:limits?|constraints?|bounds|ranges?|restrictions|sizes?)\s*[:.]?$)(?!(?:has|is|are|will|may|must|can|should|contains?|consists?)\s+[a-z]{2,})(?!(?:[a-z]+ ){3,}[a-z]+\.?$)`,
    String.raw`^call(?:\s+\W*copy\W*)?$`,
    String.raw`^in\s*:$`,
    String.raw`^(?:given|in|q|call|arg(?:ument)?s?|param(?:eter)?s?)\s*:\s+(?=(?:[A-Za-z_]\w*(?:\s_\w*)*\s*(?:=(?!=)\s*|(?=\((?!(?:int|integer|string|str|char|bool|boolean|float|double|long|number|list|array|vector)\b))))?[[{("'“‘\d−–-])`,
  ].join('|'),
  'i',
)
/** The input of a sample, under its heading. */
export const SAMPLE_INPUT = /^(?:sample|example)\s+in(?:put)?\s*(?:#?\s*([\dlIO]{1,2})\s*)?[:;.]?(?:\s|$)/i
/** What is said of the format of an input, in words. */
const FORMAT =
  /^(?!.*(?:[^<>=]=[^=]|\[\s*[\d"“-]|["“”])).*\b(?:lines?|contains?|consists?|holds?|integers?|numbers?|strings?|words?|given)\b/i
/** How a page speaks of lines, whatever the recogniser makes of the bounds behind it. */
const SAYS_LINES =
  /^(?:(?:in|on)\s+)?(?:the|each|every)\s+(?:of\s+the\s+)?(?:first|second|third|only|single|next|following|last|input)\b.*\b(?:lines?|input)\b.*\b(?:contains?|consists?|holds?|has|is|are|gives?|describes?)\b/i
/** How a page says in which order its examples give the arguments. */
const SAYS_ARGUMENTS = /^(?:the|each|every|all)\s+(?:arguments?|parameters?)\b[^\d"'“=[]*$/i
/** Where a program reads and writes, below the title of a contest's problem. */
const STREAM = /^(?:input|output)\s*[:;.]?\s*(?:standard\s+(?:input|output)|std(?:in|out))\s*\.?$/i
/** What stands over examples with arrows: `Input → Output`. */
const HEADS_ARROWS = /^inputs?\s*(?:[-—–~=]{0,2}\s?[>→»]|[-—–=/|~])\s*outputs?\s*:?$/i
/** The number over an example: `(1)`, `2)`. */
const ORDINAL = /^\(?\d{1,2}\)$/
/** The number of a page, at its foot. */
const PAGE_NUMBER = /^[-–—]\s?\d{1,3}\s?[-–—_]$/
/** What a console shows below a call that gives nothing. */
const NOTHING_GIVEN = /^(?:<-?|←|[«<]\W?)?\s*undefined$/
const INPUT_LABEL = /^input\s*[:.]?(?:\s+|$)/i
/** What heads the constraints, perhaps with the first of them behind it. */
export const CONSTRAINTS =
  /^(?:(?:guaranteed\s+|problem\s+)?constraints?|(?:(?:input|value|size)\s+)?(?:limits?|limitations|bounds|restrictions|constraints?|ranges?)|(?:limits?|bounds|constraints?|restrictions|notes?)\s+(?:on|of|for)\s+(?:the\s+)?(?:inputs?|values?|sizes?)|scope|assumptions|guarantees|notes?)\s*[:;.]?$|^you (?:may|can) (?:also )?assume(?: that)?\s*:?$|^assume(?: that)?\s*:$|^(?:(?:guaranteed\s+)?constraints?|limits?)\s*[:.]\s+|^sizes?\s*:\s+(?=.*\d)/i
/** What heads a part of a statement that may stand below the constraints. */
export const FORMAT_HEADING = /^(?:(?:input|output)\s+format|input\s+and\s+output(?:\s+format)?)\s*[:.]?$/i
/** What heads what a page adds below its problem. */
export const AFTERWORD =
  /^(?:follow[\s-]*up|hints?|related topics|similar questions|(?:accepted|submissions)(?!\s*[.,;]|\s+[a-z])|your (?:code|solution|answer)|(?:function )?signature|starter code|template|regards|cheers|best,)(?:\b|$)/i

/** How long an exam lasts, and how many of its questions are to be answered. */
const EXAM =
  /^(?=\S)(?:(?:time\s+allowed|duration)\s*:?\s*\d{1,3}\s*(?:minutes?|mins?|hours?|h)\b\.?\s*)?(?:answer\s+(?:all|both|any\s+\w+)(?:\s+of\s+the)?(?:\s+\w+)?\s+questions?\.?)?$/i

/** An advert in a line: its own word for that, or what it bids to do, behind a point or a stroke. */
const ADVERT =
  /^\W*(?:sponsored|advertisement|promoted)\b|\s[·•|–-]\s+(?:join|sign\s+up|subscribe|enrol+|learn\s+more|get\s+started|try\s+(?:it\s+)?(?:now|free)|buy\s+now)\b\W*$/i

/** The day on which a sheet of exercises is to be handed in. */
const DUE = new RegExp(
  String.raw`\b(?:due|deadline|hand(?:ed)?\s+in|submission)\b.*(?:\b\d{1,2}(?:st|nd|rd|th)?\.?\s+${MONTH}\b|\b${MONTH}\b\.?\s+\d{1,2}\b).{0,30}$`,
  'i',
)

/**
 * Lines that tell nothing of a problem: where a program reads, what stands over arrows, numbers by themselves, rules of an
 * exam, the day on which a sheet is due, adverts.
 */
export const ASIDES = [ADVERT, EXAM, DUE, STREAM, HEADS_ARROWS, PAGE_NUMBER, ORDINAL, NOTHING_GIVEN]

/** The heading of an example at the start of a line, and its number. */
export function headingOf(text: string): RegExpExecArray | null {
  return EXAMPLE.exec(text) ?? TOLD_EXAMPLE.exec(text)
}

/** Whether a line heads what is said of the input's format, in the line below or in the same one. */
export function isFormat(heading: Line, below: Line | undefined): boolean {
  const label = INPUT_LABEL.exec(heading.text)?.[0]
  if (label === undefined) return false
  const behind = heading.text.slice(label.length)
  const said = behind || (below?.text ?? '')
  if (countWords(said) < 4) return false
  // Behind a colon a sentence may be the value itself.
  const isHeading = behind === '' || label.trim().endsWith('.')
  if (SAYS_LINES.test(said) || SAYS_ARGUMENTS.test(said)) return true
  return isHeading && FORMAT.test(said.replace(/\([^)]*\)/g, ''))
}

/** A heading's number, as it was read; undefined where it has none. */
export function readNumber(text: string | undefined): number | undefined {
  return text === undefined ? undefined : readLabelNumber(text)
}

/** The number in the heading of an example, or of a sample's input. */
export function exampleNumber({ text }: Line): number | undefined {
  return readNumber(SAMPLE_INPUT.exec(text)?.[1] ?? headingOf(text)?.[1])
}
