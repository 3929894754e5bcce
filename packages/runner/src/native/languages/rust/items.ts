/** A function in a Rust source, at its top level or in an `impl` there. */
export type RustFunction = {
  /** As it is written, `r#` included. */
  name: string
  /** The type whose `impl` it stands in. */
  owner: string | null
  /** Whether it is called on a value. */
  takesSelf: boolean
}

/** The functions that a Rust source defines where they can be called from outside. Broken sources give what can be seen. */
export function functionsIn(source: string): RustFunction[] {
  const code = withoutTexts(source)
  const found: RustFunction[] = []
  /** What each open brace belongs to: an implementing type, or anything else. */
  const open: (string | null)[] = []
  /** Where the header of an `impl` begins whose brace is still to come. */
  let header: number | undefined
  /** The last function, until its parameters begin. */
  let named: RustFunction | undefined
  for (const match of code.matchAll(/\bimpl\b|\bfn\s+((?:r#)?\w+)|[{}(;]/g)) {
    const [text, name] = match
    const after = match.index + text.length
    if (text === 'impl') header ??= after
    else if (name !== undefined) {
      const owner = open[0] ?? null
      const callable = open.length === 0 || (open.length === 1 && owner !== null)
      named = { name, owner, takesSelf: false }
      if (callable) found.push(named)
    } else if (text === '(') {
      if (named) named.takesSelf = takesSelf(code, after)
      named = undefined
    } else {
      const begins = text === '{' && header !== undefined && open.length === 0
      if (text === '{') open.push(begins ? implementingType(code.slice(header, match.index)) : null)
      if (text === '}') open.pop()
      header = undefined
    }
  }
  return found
}

/** `<T: Ord> Trait<T> for Stack<T> where ..` is about `Stack`. */
function implementingType(header: string): string | null {
  const type =
    withoutParameters(header)
      .split(/\bwhere\b/)[0]
      ?.split(/\bfor\b/)
      .at(-1) ?? ''
  return /\b(\w+)\s*$/.exec(type)?.[1] ?? null
}

/** What stands between angle brackets is left out. */
function withoutParameters(header: string): string {
  let plain = ''
  let depth = 0
  for (const [part] of header.replaceAll('->', '').matchAll(/[<>]|[^<>]+/g)) {
    if (part === '<') depth++
    else if (part === '>') depth = Math.max(0, depth - 1)
    else if (depth === 0) plain += ` ${part}`
  }
  return plain
}

/** Whether the parameters that begin here begin with the value that it is called on. */
function takesSelf(code: string, at: number): boolean {
  const self = /\s*(&\s*('\w+\s+)?)?(mut\s+)?self\b/y
  self.lastIndex = at
  return self.test(code)
}

/** The source with comments, strings and characters blanked out, each line as long as it was. */
export function withoutTexts(source: string): string {
  const text = /\/\/[^\n]*|\/\*|\b[bc]?r(#*)"|(?:\b[bc])?"(?:\\[\s\S]|[^"\\])*"?|'(?:\\[^\n][^'\n]{0,8}|[^\\'\n])'/gu
  let blanked = ''
  let at = 0
  for (;;) {
    text.lastIndex = at
    const match = text.exec(source)
    if (!match) return blanked + source.slice(at)
    const end = endOf(source, match)
    blanked += source.slice(at, match.index) + source.slice(match.index, end).replace(/[^\n]/g, ' ')
    at = end
  }
}

function endOf(source: string, match: RegExpExecArray): number {
  const [opening, hashes] = match
  const inside = match.index + opening.length
  if (opening === '/*') return endOfComment(source, inside)
  if (hashes === undefined) return inside
  const closing = source.indexOf(`"${hashes}`, inside)
  return closing < 0 ? source.length : closing + 1 + hashes.length
}

/** Block comments nest. */
function endOfComment(source: string, from: number): number {
  const edge = /\/\*|\*\//g
  edge.lastIndex = from
  let depth = 1
  for (let match = edge.exec(source); match; match = edge.exec(source)) {
    depth += match[0] === '/*' ? 1 : -1
    if (depth === 0) return edge.lastIndex
  }
  return source.length
}
