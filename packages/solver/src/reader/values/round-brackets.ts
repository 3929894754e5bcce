/** Where the round bracket closes that is open before a place of a text; null where none does. Those in quotes are none. */
export function closingPlace(text: string, from: number): number | null {
  const plain = text.replace(/(["“”'‘’])[^"“”'‘’\n]*["“”'‘’]/g, (quoted) => '_'.repeat(quoted.length))
  let depth = 1
  for (let at = from; at < plain.length; at++) {
    if (plain[at] === '(') depth += 1
    if (plain[at] === ')') depth -= 1
    if (depth === 0) return at
  }
  return null
}

/** The end of a call, and the mark of a comment of which the rest was cut off. */
const END = /^\)\s*[,;]?\s*(?:\/{1,2}|#)?\s*$/

/** A text without the bracket at its end that was opened in a line above. */
export function withoutClosing(text: string): string {
  const at = closingPlace(text, 0)
  return at !== null && END.test(text.slice(at)) ? text.slice(0, at) : text
}
