import { behindStart, type Line } from '../lines/line.ts'

/** What is given, behind a label without a colon, and a number there, which may be that of an example. */
const GIVEN = /^in(?:put)?\s+(?:[A-Za-z_]\w*\s*=(?!=)|[[{("'“‘])/i
const GIVES_NUMBER = /^input\s+-?\d/i
/** A result behind its label; more than a few words are a sentence. */
const RESULT =
  /^(?:expected\s+)?output\s+(?!format\b)\S+(?:\s\S+)?$|^(?:(?:expected\s+)?output|out)\s+[[{("'“‘]|^(?:out|result|answer)\s+(?:-?\d\S*|true|false|null)$|^(?:result|answer)\s+[[{("'“‘].*[\]})"'”’]$/i
const LABEL =
  /^(?:expected\s+output|input|output|explanation)(?=\s+\S)|^(?:in|out|result|answer)(?=\s+(?:[A-Za-z_]\w*\s*=(?!=)|[[{("'“‘\d-]|(?:true|false|null)$))/i
/** What is said of an example below its result. */
const NOTE = /^note(?=\s+\S)/i
/** What is given goes on in so many lines at most. */
const MOST_LINES = 12
/** What heads an argument before it is changed in place, and after that, with the value behind it or below. */
const BEFORE = /^before(?:$|\s*:\s*(?=[A-Za-z_]\w*\s*=|[[{"'“]|$))/i
const AFTER = /^after(?:wards)?(?:$|\s*:\s*(?=[A-Za-z_]\w*\s*=|[[{"'“]|$))/i

/**
 * Lines whose labels have a colon where a page sets them apart by their type alone: `Input nums = [2, 7]` over `Output 9`,
 * or `before` and `after` over the boxes of an argument that is changed in place. Those of any other page as they are.
 */
export function withColons(lines: Line[]): Line[] {
  return withChangeLabelled(withColonsBehind(lines))
}

function withChangeLabelled(lines: Line[]): Line[] {
  const headings = lines.filter(({ text }) => BEFORE.test(text) || AFTER.test(text))
  const areInTurn = headings.every(({ text }, place) => (place % 2 === 0 ? BEFORE : AFTER).test(text))
  if (headings.length === 0 || headings.length % 2 !== 0 || !areInTurn) return lines
  return lines.map((line) => {
    const [before, after] = [BEFORE, AFTER].map((heading) => heading.exec(line.text)?.[0])
    const label = before ?? after
    if (label === undefined) return line
    const name = before === undefined ? 'Output' : 'Input'
    const rest = label === line.text ? null : behindStart(line, label)
    return rest ? { ...rest, text: `${name}: ${rest.text}` } : { ...line, text: `${name}:` }
  })
}

function withColonsBehind(lines: Line[]): Line[] {
  const start = lines.findIndex(({ text }, place) => {
    if (GIVES_NUMBER.test(text)) return RESULT.test(lines[place + 1]?.text ?? '')
    return GIVEN.test(text) && lines.slice(place + 1, place + 1 + MOST_LINES).some((line) => RESULT.test(line.text))
  })
  if (start === -1) return lines
  return lines.map((line, place) => {
    if (place < start) return line
    return withColon(line, RESULT.test(lines[place - 1]?.text ?? '') ? [LABEL, NOTE] : [LABEL])
  })
}

function withColon(line: Line, labels: RegExp[]): Line {
  const label = labels.flatMap((one) => one.exec(line.text)?.[0] ?? [])[0]
  if (label === undefined) return line
  const last = label.split(/\s+/).length - 1
  const words = line.words.map((word, place) => (place === last ? { ...word, text: `${word.text}:` } : word))
  return { ...line, text: `${label}:${line.text.slice(label.length)}`, words }
}
