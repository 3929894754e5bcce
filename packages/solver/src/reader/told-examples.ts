import type { Sides } from './arrows.ts'
import { isOpen } from './example-parts.ts'
import { type Line, ofWords, textOf, withoutStart } from './line.ts'

/** `For nums = [3, 1], the output should be`, with the result behind it or in the next line. */
const TOLD =
  /^(?:\W{1,2}\s*|[eo]\s+)?(?:for|with|given|if)\s+(?=[A-Za-z_]\w*\s*=)(.*?),?\s+(?:the|your|its)\s+(?:output|result|answer|function|code)\s+(?:should|must|will)\s+(?:be|return)\s*:?(?=\s|$)\s*/i
/** The call with the names of what is given, `sum(nums, k) =`, before its result. */
const CALLED = /^(?:[A-Za-z]\w*\s){0,3}[A-Za-z_]\w*\s?\([\w\s,.]*\)\s*(?:[=—–-]{1,2})\s*/
/** A value is told in no more lines than this. */
const MOST_LINES = 4

/** An example told in a sentence, as labelled lines, and how many lines it takes. */
export type ToldExample = { lines: Line[]; length: number }

/** Whether a line begins an example that is told in a sentence. */
export function isTold({ text }: Line): boolean {
  return TOLD.test(text)
}

/** Reads an example that a sentence tells, from the line at which it begins; null where there is none. */
export function readTold([first, ...below]: Line[]): ToldExample | null {
  const told = first ? TOLD.exec(first.text) : null
  if (!first || !told) return null
  const whole = { ...first, cutFrom: first.box }
  const rest = withoutStart(whole, told[0])
  const isBelow = rest.text.trim() === ''
  const [next, ...others] = isBelow ? below : [rest, ...below]
  if (!next) return null
  const called = CALLED.exec(next.text)?.[0] ?? ''
  const result = withoutStart({ ...next, cutFrom: next.cutFrom ?? next.box }, called)
  if (!/^["'“”‘’[({\d-]|^(?:true|false|null|none)\b/i.test(result.text)) return null
  const output: Line[] = [{ ...result, text: `Output: ${result.text}` }]
  while (isOpen(textOf(output)) && output.length < MOST_LINES && others[output.length - 1]) {
    output.push(...others.slice(output.length - 1, output.length))
  }
  return {
    lines: [givenLine(whole, told[1] ?? ''), ...output],
    length: output.length + Number(isBelow),
  }
}

/** The words of what is given, and no more of the sentence. */
function givenLine(line: Line, given: string): Line {
  const start = withoutStart(line, line.text.slice(0, line.text.indexOf(given)))
  const words: Line['words'] = []
  for (const word of start.words) {
    if (textOf(words).length >= given.length) break
    words.push(word)
  }
  const cut: Sides['input'] = ofWords(line, words)
  return { ...cut, text: `Input: ${given}` }
}
