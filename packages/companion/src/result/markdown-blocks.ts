export type Inline = { kind: 'text' | 'strong' | 'code'; text: string }

export type Block =
  | { kind: 'paragraph' | 'heading'; inlines: Inline[] }
  | { kind: 'code'; text: string }
  | { kind: 'list'; ordered: boolean; items: Inline[][] }

/**
 * Splits Markdown into the few blocks a solution's text needs. It comes from a screenshot or from a model and is not to
 * be trusted: there are no links, no images and no HTML here; whatever looks like one stays the text it is.
 */
export function markdownBlocks(source: string): Block[] {
  const lines = source.replace(/\r\n?/g, '\n').split('\n')
  const blocks: Block[] = []
  while (lines.length > 0) {
    const line = lines[0] ?? ''
    if (line.trim() === '') lines.shift()
    else blocks.push(fenced(lines) ?? indented(lines) ?? heading(lines) ?? list(lines) ?? paragraph(lines))
  }
  return blocks
}

function fenced(lines: string[]): Block | null {
  const fence = /^(```+|~~~+)/.exec(lines[0] ?? '')?.[1]
  if (!fence) return null
  lines.shift()
  const text = takeWhile(lines, (line) => !line.startsWith(fence))
  lines.shift()
  return { kind: 'code', text: text.join('\n') }
}

function indented(lines: string[]): Block | null {
  if (!isIndented(lines[0] ?? '')) return null
  const text = takeWhile(lines, (line) => isIndented(line)).map((line) => line.replace(/^( {4}|\t)/, ''))
  return { kind: 'code', text: text.join('\n') }
}

function heading(lines: string[]): Block | null {
  const text = /^#{1,6}\s+(.*)$/.exec(lines[0] ?? '')?.[1]
  if (text === undefined) return null
  lines.shift()
  return { kind: 'heading', inlines: inlinesOf(text) }
}

const ITEM = /^ {0,3}(?:[-+*]|(\d+)[.)])\s+(.*)$/

function list(lines: string[]): Block | null {
  const first = ITEM.exec(lines[0] ?? '')
  if (!first) return null
  const items = takeWhile(lines, (line) => ITEM.test(line)).map((line) => inlinesOf(ITEM.exec(line)?.[2] ?? ''))
  return { kind: 'list', ordered: first[1] !== undefined, items }
}

/** Line breaks are kept: the text was read from a page that had them. */
function paragraph(lines: string[]): Block {
  const first = lines.shift() ?? ''
  const rest = takeWhile(lines, (line) => line.trim() !== '' && !/^(```|~~~|#{1,6}\s)/.test(line) && !ITEM.test(line))
  return { kind: 'paragraph', inlines: inlinesOf([first, ...rest].join('\n')) }
}

function takeWhile(lines: string[], fits: (line: string) => boolean): string[] {
  const end = lines.findIndex((line) => !fits(line))
  return lines.splice(0, end === -1 ? lines.length : end)
}

const isIndented = (line: string) => /^( {4}|\t)/.test(line)

const INLINE = /\\([!-/:-@[-`{-~])|`([^`]+)`|\*\*((?:[^*\\]|\\.)+)\*\*/g

function inlinesOf(source: string): Inline[] {
  const inlines: Inline[] = []
  let plain = ''
  let reached = 0
  for (const { 0: match, 1: escaped, 2: code, 3: strong, index } of source.matchAll(INLINE)) {
    plain += source.slice(reached, index)
    reached = index + match.length
    if (escaped !== undefined) {
      plain += escaped
      continue
    }
    if (plain) inlines.push({ kind: 'text', text: plain })
    plain = ''
    if (code !== undefined) inlines.push({ kind: 'code', text: code })
    if (strong !== undefined) inlines.push({ kind: 'strong', text: strong.replace(/\\(.)/g, '$1') })
  }
  plain += source.slice(reached)
  if (plain) inlines.push({ kind: 'text', text: plain })
  return inlines
}
