import { isCode } from './code-lines.ts'
import { type Line, withoutStart } from './line.ts'

const MARK = /^(?:\/\/|#|\*|--)/
/** The recogniser takes the strokes of `//` for many things; beside lines that are comments, they are one too. */
const SPOILED_MARK = /^(?:\/\s?[/|lI1[(]?|[/|Il1[(]{2}['’]?|#+|4#|[*¥»«•°]{1,2}|--)(?:\s+|(?=\w)|$)/
const NUMBER = /^\d{1,3}(?:\s+|$)/

/** Lines of an editor with the line numbers and comment marks cut off; those of any other page as they are. */
export function withoutCommentMarks(lines: Line[]): Line[] {
  const plain = isNumbered(lines) ? cutStarts(lines, NUMBER) : lines
  const code = plain.findIndex(isCode)
  if (!isMarked(plain) && !isMarked(plain.slice(0, Math.max(0, code)))) return plain
  return plain.flatMap((line) => (isCode(line) ? [line] : cutStarts([line], SPOILED_MARK)))
}

function isMarked(lines: Line[]): boolean {
  const marked = lines.filter(({ text }) => MARK.test(text)).length
  return marked >= 2 && marked >= lines.length * 0.35
}

/** Whether lines begin with their number: as many as are no slips grow by one from line to line. */
function isNumbered(lines: Line[]): boolean {
  const offsets = lines.map(({ text }, place) => Number(NUMBER.exec(text)?.[0] ?? Number.NaN) - place)
  const inOrder = Math.max(...offsets.map((offset) => offsets.filter((other) => other === offset).length))
  return inOrder >= 5 && inOrder >= lines.length * 0.3
}

function cutStarts(lines: Line[], start: RegExp): Line[] {
  return lines.flatMap((line) => {
    const cut = start.exec(line.text)
    const kept = cut ? withoutStart(line, cut[0]) : line
    return kept.text === '' ? [] : [kept]
  })
}
