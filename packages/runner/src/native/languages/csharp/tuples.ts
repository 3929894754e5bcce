/**
 * Writes tuple assignments and tuples in loops as this compiler does well. Mono's assigns the parts of `(a, b) = (b, a)`
 * one after the other unless they are the simplest, so that values are lost without a word; it does not know elements of
 * arrays there, nor `foreach (var (a, b) in pairs)`. Every line stays where it was.
 */
export function withPlainTuples(source: string): string {
  const code = withoutTexts(source)
  const closes = closingBrackets(code)
  const edits: Edit[] = []
  for (const { index } of code.matchAll(/\(/g)) {
    const text: Text = { source, code, closes }
    const names = `tuple${edits.length}_`
    const found = assignmentAt(text, index, names) ?? declarationAt(text, index, names) ?? loopAt(text, index, names)
    edits.push(...(found ?? typeAt(text, index) ?? []))
  }
  let written = ''
  let from = 0
  for (const { start, end, text } of edits.sort((a, b) => a.start - b.start)) {
    if (start < from) continue
    const replaced = source.slice(start, end)
    written += source.slice(from, start) + text + '\n'.repeat(Math.max(0, newlinesIn(replaced) - newlinesIn(text)))
    from = end
  }
  return written + source.slice(from)
}

/** A source; the same with its texts and comments blank; and for each place of a bracket where that closes. */
type Text = { source: string; code: string; closes: ReadonlyMap<number, number> }
const LONGEST_STATEMENT = 500
const MOST_NESTED = 20

type Edit = { start: number; end: number; text: string }

/** `(x, y) = (a, b);` or `(x, y) = pair;`, as a statement of its own. */
function assignmentAt(text: Text, start: number, name: string): Edit[] | null {
  const { source, code, closes } = text
  if (!/(?:[;:{})]|\belse|\bdo)\s*$/.test(code.slice(Math.max(0, start - 100), start))) return null
  const close = closes.get(start)
  const equals = close && /^\s{0,9}=(?![=>])\s*/.exec(code.slice(close + 1, close + 100))
  if (!close || !equals) return null
  const targets = parts(text, start + 1, close)
  // Declared here, they are new, and nothing of them is lost.
  if (targets.length < 2 || targets.some((target) => /^[\w.<>[\]?]+\s+\w+$/.test(target))) return null
  const from = close + 1 + equals[0].length
  const end = endOfStatement(text, from)
  if (end === -1) return null

  const literal = closes.get(from)
  const isLiteral = code[from] === '(' && literal !== undefined && /^\s*$/.test(code.slice(literal + 1, end))
  const values = isLiteral ? parts(text, from + 1, literal) : []
  if (isLiteral && values.length !== targets.length) return null
  const kept = isLiteral
    ? values.map((value, place) => (isConstant(value) ? '' : `var ${name}${place} = ${value}; `)).join('')
    : `var ${name} = ${source.slice(from, end)}; `
  const assigned = targets.map((target, place) => {
    if (target === '_') return ''
    const value = values[place]
    if (value === undefined) return `${target} = ${part(name, place)}; `
    return `${target} = ${isConstant(value) ? value : `${name}${place}`}; `
  })
  return [{ start, end: end + 1, text: `{ ${kept}${assigned.join('')}}` }]
}

/** `foreach (var (a, b) in pairs)` */
function loopAt(text: Text, start: number, name: string): Edit[] | null {
  const { code, closes } = text
  const close = closes.get(start)
  if (!close || !/\bforeach\s*$/.test(code.slice(Math.max(0, start - 20), start))) return null
  const head = /^\(\s*var\s*(\([\s\w,]+\))\s*in\b/.exec(code.slice(start, close))
  if (!head?.[1]) return null
  const over = { start, end: start + head[0].length, text: `(var ${name} in` }
  const taken = `{ ${declared(head[1].slice(1, -1).split(','), name)}`
  const body = nextCode(text, close + 1)
  if (code[body] === '{') return [over, { start: body, end: body + 1, text: taken }]
  const end = endOfBody(text, body)
  return end === -1
    ? null
    : [over, { start: body, end: body, text: taken }, { start: end + 1, end: end + 1, text: ' }' }]
}

/** The last place of what a loop or a condition does: a block, a statement, or a loop or condition again; else -1. */
function endOfBody(text: Text, start: number, depth = 0): number {
  const { code, closes } = text
  let at = start
  for (let nested = depth; nested < MOST_NESTED; nested++) {
    if (code[at] === '{') return closes.get(at) ?? -1
    const [keyword] = /^(?:if|for|foreach|while|using|lock)\b/.exec(code.slice(at, at + 10)) ?? []
    if (!keyword) return /^(?:do|switch|try)\b/.test(code.slice(at, at + 10)) ? -1 : endOfStatement(text, at)
    const close = closes.get(nextCode(text, at + keyword.length))
    if (!close) return -1
    at = nextCode(text, close + 1)
    if (keyword !== 'if') continue
    const end = endOfBody(text, at, nested + 1)
    const otherwise = nextCode(text, end + 1)
    if (end === -1 || !/^else\b/.test(code.slice(otherwise, otherwise + 5))) return end
    at = nextCode(text, otherwise + 4)
  }
  return -1
}

function nextCode({ code }: Text, from: number): number {
  let at = from
  while (/\s/.test(code[at] ?? '')) at++
  return at
}

/** `var (a, b) = pair;` of something that is no tuple written out, which may be a pair of a dictionary. */
function declarationAt(text: Text, start: number, name: string): Edit[] | null {
  const { source, code, closes } = text
  const close = closes.get(start)
  if (!close || !/(?:[;:{}])\s*var\s*$/.test(code.slice(Math.max(0, start - 100), start))) return null
  const names = parts(text, start + 1, close)
  const equals = /^\s{0,9}=(?![=>])\s*/.exec(code.slice(close + 1, close + 100))
  if (!equals || names.some((one) => !/^\w+$/.test(one))) return null
  const from = close + 1 + equals[0].length
  const end = endOfStatement(text, from)
  if (end === -1 || code[from] === '(') return null
  return [{ start, end: end + 1, text: `${name} = ${source.slice(from, end)}; ${declared(names, name)}`.trimEnd() }]
}

/** A tuple inside two lists of type parameters, as in `Dictionary<int, List<(int, int)>>`, by its longer name. */
function typeAt(text: Text, start: number): Edit[] | null {
  const { code, closes } = text
  const close = closes.get(start)
  if (!close || !code.startsWith('>>', close + 1) || !/[<,]\s*$/.test(code.slice(Math.max(0, start - 20), start)))
    return null
  const types = parts(text, start + 1, close).map((type) => type.replace(/\s+\w+$/, ''))
  return types.length > 1 ? [{ start, end: close + 1, text: `ValueTuple<${types.join(', ')}>` }] : null
}

function declared(names: string[], whole: string): string {
  const kept = names.map((name) => name.trim())
  return kept.map((name, place) => (name === '_' ? '' : `var ${name} = ${part(whole, place)}; `)).join('')
}

/** One of what a tuple holds, or a pair of a dictionary: by a name that the provided types have. */
function part(whole: string, place: number): string {
  return `TupleParts.Item${place + 1}(${whole})`
}

function isConstant(value: string): boolean {
  return /^(?:-?\d[\w.]*|null|true|false)$/.test(value)
}

/** The parts between two places that commas separate, where those are not inside other brackets. */
function parts({ source, code, closes }: Text, from: number, to: number): string[] {
  const found: string[] = []
  let begun = from
  for (let at = from; at < to; at++) {
    at = closes.get(at) ?? at
    if (code[at] !== ',') continue
    found.push(source.slice(begun, at).trim())
    begun = at + 1
  }
  return [...found, source.slice(begun, to).trim()]
}

/** The semicolon that ends what begins at a place, or -1 where a bracket around it closes first, or it is very long. */
function endOfStatement({ code, closes }: Text, from: number): number {
  let at = from
  for (let steps = 0; steps < LONGEST_STATEMENT; steps++, at++) {
    const close = closes.get(at)
    const character = code[at] ?? '}'
    if (character === ';') return at
    if (close !== undefined) at = close
    else if ('()[]{}'.includes(character)) return -1
  }
  return -1
}

function closingBrackets(code: string): Map<number, number> {
  const closes = new Map<number, number>()
  const open: number[] = []
  for (const { index, 0: bracket } of code.matchAll(/[()[\]{}]/g)) {
    if ('([{'.includes(bracket)) {
      open.push(index)
      continue
    }
    const opened = open.pop()
    if (opened !== undefined) closes.set(opened, index)
  }
  return closes
}

/** The code with what texts and comments hold made blank, every place as it was. */
function withoutTexts(source: string): string {
  const texts =
    /\/\/.*|\/\*[\s\S]*?(?:\*\/|$)|(?:\$@|@\$?)"(?:[^"]|"")*(?:"|$)|\$?"(?:[^"\\\n]|\\.)*"?|'(?:[^'\\\n]|\\.)*'?/g
  return source.replace(texts, (text) => text.replace(/[^\n]/g, ' '))
}

function newlinesIn(text: string): number {
  return text.split('\n').length - 1
}
