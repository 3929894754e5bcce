import type { Language } from '@dryrun/contract/languages'
import { bared, tokensOf } from './tokens.ts'

/**
 * Puts the parameters of the function `name` in another order, where it is defined and where it calls itself:
 * `order[i]` is the place the i-th one had before, or the name of one more, an integer that it has no use for.
 */
export function reorderParameters(
  source: string,
  language: Language,
  name: string,
  order: readonly (number | string)[],
): string {
  if (order.every((place, index) => place === index)) return source
  const uses = usesOf(source, language, name)
  // From the last to the first, so that a call inside another's arguments is done before it, and no place moves.
  return uses.reduceRight((text, open) => {
    const another = (parameter: string) => (open === uses[0] ? INTEGER[language](parameter) : '0')
    return rewriteList(text, language, open, (items) =>
      order.map((place) => (typeof place === 'string' ? another(place) : (items[place] ?? ''))),
    )
  }, source)
}

/** A function as its source declares it: what stands before its name in the line, its parameters, and what stands before its body. */
export type DeclaredList = { before: string; parameters: string[]; behind: string }

/** The declaration of the function `name`; names of Go that share a type have one each. Null where there is none. */
export function declarationOf(source: string, language: Language, name: string): DeclaredList | null {
  const [open] = usesOf(source, language, name)
  if (open === undefined) return null
  const { items, close } = listAt(source, language, open)
  const head = source.slice(source.lastIndexOf('\n', open) + 1, open)
  const [behind = ''] = /^[^{]*/.exec(source.slice(close + 1)) ?? []
  const given = items.filter((item) => item !== '')
  return {
    before: head.slice(0, head.lastIndexOf(name)).trim(),
    parameters: language === 'go' ? typedEach(given) : given,
    behind: behind.trim(),
  }
}

/** How each language declares an integer. */
const INTEGER: Record<Language, (name: string) => string> = {
  python: (name) => `${name}: int`,
  javascript: (name) => name,
  java: (name) => `int ${name}`,
  cpp: (name) => `int ${name}`,
  csharp: (name) => `int ${name}`,
  go: (name) => `${name} int`,
  rust: (name) => `${name}: i32`,
}

/** Where the brackets open behind a function's name: at its definition, and wherever it is called. */
function usesOf(source: string, language: Language, name: string): number[] {
  const own = /(?:^|[^\w.])(?:this|self|Self|Solution)\s*$/
  return tokensOf(source, language).flatMap(({ kind, text, at }) => {
    const isMember = kind === 'member' && text.replace(/^\W+/, '') === name && own.test(source.slice(0, at))
    if (!isMember && !(kind === 'name' && text === name)) return []
    const end = at + text.length
    const open = /^\s*\(/.exec(source.slice(end))
    return open ? [end + open[0].length - 1] : []
  })
}

/** The text with another list between the bracket at `open` and its partner. */
function rewriteList(source: string, language: Language, open: number, rewrite: (items: string[]) => string[]): string {
  const { items, close } = listAt(source, language, open)
  return source.slice(0, open + 1) + rewritten(items, language, rewrite) + source.slice(close)
}

/** The items between the bracket at `open` and its partner at `close`, split by commas. */
function listAt(source: string, language: Language, open: number): { items: string[]; close: number } {
  const code = withoutTypeArguments(bared(source, language))
  const items: string[] = []
  let depth = 0
  let from = open + 1
  for (let at = open; at < source.length; at++) {
    const character = code.charAt(at)
    if ('([{'.includes(character)) depth++
    if (')]}'.includes(character)) depth--
    if ((character === ',' && depth === 1) || depth === 0) {
      items.push(source.slice(from, at).trim())
      from = at + 1
    }
    if (depth === 0) return { items, close: at }
  }
  return { items: [source.slice(from)], close: source.length }
}

/** Commas between the arguments of a type are no commas of the list. */
function withoutTypeArguments(code: string): string {
  const innermost = /(?<=\w|::)<[\w\s,.&*?:'[\]·]*>/g
  let seen = code
  // Each round blanks what stands innermost; a comparison has no partner that closes it.
  for (let blanked = ''; blanked !== seen; ) {
    blanked = seen
    seen = seen.replace(innermost, (type) => '·'.repeat(type.length))
  }
  return seen
}

function rewritten(items: string[], language: Language, rewrite: (items: string[]) => string[]): string {
  const isDeclared = language === 'go' && items.some((item) => /^\w+\s+[\w*[\]]/.test(item))
  const list = rewrite(isDeclared ? typedEach(items) : items)
  return (isDeclared ? typedTogether(list) : list).join(', ')
}

/** In Go's `a, b int` the type stands behind the last name only: here each gets its own. */
function typedEach(items: string[]): string[] {
  let type = ''
  return items
    .toReversed()
    .map((item) => {
      const [name = '', ...own] = item.split(/\s+/)
      if (own.length > 0) type = own.join(' ')
      return `${name} ${type}`
    })
    .toReversed()
}

/** And here neighbours of one type share it again. */
function typedTogether(items: string[]): string[] {
  return items.map((item, place) => {
    const [name = '', ...type] = item.split(' ')
    return items[place + 1]?.split(' ').slice(1).join(' ') === type.join(' ') ? name : item
  })
}
