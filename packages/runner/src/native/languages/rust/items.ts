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
  const item = /\bimpl\b([^{;]*)\{|\bfn\s+((?:r#)?\w+)|[{}]/g
  for (const match of code.matchAll(item)) {
    const [text, header, name] = match
    if (text === '}') open.pop()
    else if (text === '{') open.push(null)
    else if (header !== undefined) open.push(open.length === 0 ? implementingType(header) : null)
    else if (name !== undefined) {
      const owner = open[0] ?? null
      const callable = open.length === 0 || (open.length === 1 && owner !== null)
      if (callable) found.push({ name, owner, takesSelf: takesSelf(code.slice(match.index + text.length)) })
    }
  }
  return found
}

/** `<T: Ord> Trait<T> for Stack<T> where ..` is about `Stack`. */
function implementingType(header: string): string | null {
  let plain = header.replace(/->/g, '')
  for (let before = ''; before !== plain; ) {
    before = plain
    plain = plain.replace(/<[^<>]*>/g, ' ')
  }
  const type =
    plain
      .split(/\bwhere\b/)[0]
      ?.split(/\bfor\b/)
      .at(-1) ?? ''
  return /(\w+)\s*$/.exec(type)?.[1] ?? null
}

function takesSelf(afterName: string): boolean {
  const parameters = afterName.slice(afterName.indexOf('(') + 1)
  return /^\s*(&\s*('\w+\s+)?)?(mut\s+)?self\b/.test(parameters)
}

/** The source with comments, strings and characters blanked out, each line as long as it was. */
export function withoutTexts(source: string): string {
  const text =
    /\/\/[^\n]*|\/\*|\b[bc]?r(#*)"|\b[bc]?"(?:\\[\s\S]|[^"\\])*("|$)|"(?:\\[\s\S]|[^"\\])*("|$)|'(?:\\[^\n][^'\n]{0,8}|[^\\'\n])'/gu
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
