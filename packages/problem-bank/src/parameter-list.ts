/**
 * Puts the parameters of the function `name` in another order, where it is defined and where it calls itself:
 * `order[i]` is the place the i-th one had before.
 */
export function reorderParameters(source: string, name: string, order: readonly number[]): string {
  if (order.every((place, index) => place === index)) return source
  // From the last to the first, so that a call inside another's arguments is done before it, and no place moves.
  return usesOf(source, name).reduceRight(
    (text, open) => rewriteList(text, open, (parameters) => order.map((place) => parameters[place] ?? '')),
    source,
  )
}

/** Puts one more parameter at a place of the function `name`. Null where the function is used besides being defined. */
export function insertParameter(source: string, name: string, at: number, parameter: string): string | null {
  const [definition, ...calls] = usesOf(source, name)
  if (definition === undefined || calls.length > 0) return null
  return rewriteList(source, definition, (parameters) => parameters.toSpliced(at, 0, parameter))
}

/** Where the brackets open behind a function's name: at its definition, and wherever it is called. */
function usesOf(source: string, name: string): number[] {
  const uses = [...source.matchAll(new RegExp(`(?<![.\\w$])${name}\\s*\\(`, 'g'))]
  return uses.map((use) => use.index + use[0].length - 1)
}

/** The text with another list between the bracket at `open` and its partner; items are split by commas. */
function rewriteList(source: string, open: number, rewrite: (items: string[]) => string[]): string {
  const items: string[] = []
  let depth = 0
  let from = open + 1
  for (let at = open; at < source.length; at++) {
    const character = source.charAt(at)
    if ('([{'.includes(character)) depth++
    if (')]}'.includes(character)) depth--
    if ((character === ',' && depth === 1) || depth === 0) {
      items.push(source.slice(from, at).trim())
      from = at + 1
    }
    if (depth === 0) return `${source.slice(0, open + 1)}${rewrite(items).join(', ')}${source.slice(at)}`
  }
  return source
}
