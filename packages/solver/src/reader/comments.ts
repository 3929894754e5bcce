import { isCode } from './code-lines.ts'
import type { Line } from './lines.ts'

const MARK = /^(?:\d{1,3}\s+)?(?:\/\/|#|\*|--)/
/** The recogniser takes the strokes of `//` for many things; beside lines that are comments, they are one too. */
const SPOILED_MARK = /^(?:\d{1,3}\s+)?(?:\/\s?[/|lI1[(]?|[/|Il1[(]{2}['’]?|#+|4#|\*{1,2}|--)(?:\s+|(?=\w)|$)/
const NUMBER = /^\d{1,3}(?:\s+|$)/

/** Lines of an editor with the line numbers and comment marks cut off; those of any other page as they are. */
export function withoutCommentMarks(lines: Line[]): Line[] {
  const marked = lines.filter(({ text }) => MARK.test(text)).length
  if (marked < 4 || marked < lines.length * 0.35) return lines
  return lines.flatMap((line) => {
    const mark = isCode(line) ? NUMBER.exec(line.text) : (SPOILED_MARK.exec(line.text) ?? NUMBER.exec(line.text))
    const kept = mark ? withoutStart(line, mark[0]) : line
    return kept.text === '' ? [] : [kept]
  })
}

/** A line without the words that its text starts with. */
function withoutStart(line: Line, start: string): Line {
  let left = start.replace(/\s/g, '').length
  const words = line.words.flatMap((word) => {
    const cut = Math.min(left, word.text.length)
    left -= cut
    return cut === word.text.length ? [] : [{ ...word, text: word.text.slice(cut) }]
  })
  const [first] = words
  const right = line.box.left + line.box.width
  const box = first ? { ...line.box, left: first.box.left, width: right - first.box.left } : line.box
  return { ...line, text: line.text.slice(start.length), words, box }
}
