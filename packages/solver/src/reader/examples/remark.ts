const QUOTES: Record<string, RegExp> = { '"': /["”]/, '“': /["”]/, "'": /['’]/, '‘': /['’]/ }
const NUMBER_OR_CONSTANT =
  /^(?:-?\d+(?:\.\d+)?(?:\s*->\s*(?:-?\d+|null|none)(?!\d))*|true|false|null|none)(?=\s|[,:]\s|\/\/|#|\([^()]{3,}\)$)/i
/** Behind a number nothing in brackets is a part of it. */
const IN_BRACKETS = /^\s*\([^()]{3,}\)$/

/** How a page begins to say something of a value behind it, the next word of which is none of a value. */
const REMARK =
  /^(?:\s+\((?=.*(?:[a-z]{2}|\d\s*[-+*=]))|\s*(?:\/\/|#(?!\d))|\s+(?:--?\s+(?=[a-z]{2})|[—–]\s+(?=[a-z]{2})|<-+\s|←)|,?\s+(?:because|since|as|which|where|i\.e\.|that is)\s|\s*[:;]$|:\s+(?=[a-z]{2}))/i

/** A result in a word, and as a value. */
export const SAID_TWICE = /^(?:yes|no)\s*\((true|false)\)$/i

/** When a message was sent, at its end. */
const CLOCK = /^\s+\d{1,2}:\d{2}(?:\s?[ap]m)?\W*$/i

/**
 * An output without what the page says of it behind it, like an explanation: `3 (the longest is "ace")`,
 * `"bab" // "aba" is valid too`, `[] 19:05`. Only behind a value that is whole.
 */
export function withoutRemark(output: string): string {
  if (SAID_TWICE.test(output)) return output
  const value = wholeValue(output)
  if (value === null) return output
  const rest = output.slice(value.length)
  const isBracketed = NUMBER_OR_CONSTANT.test(output) && IN_BRACKETS.test(rest)
  return isBracketed || REMARK.test(rest) || CLOCK.test(rest) ? value : output
}

/** The value a text begins with, where it is whole: a list, a text in quotes, a number, a chain of them, a constant. */
function wholeValue(text: string): string | null {
  if (!/^["“'‘[{]/.test(text)) return NUMBER_OR_CONSTANT.exec(text)?.[0] ?? null
  let depth = 0
  let closing: RegExp | undefined
  for (const [at, sign] of [...text].entries()) {
    if (closing) closing = closing.test(sign) ? undefined : closing
    else if (/[[{]/.test(sign)) depth += 1
    else if (/[\]}]/.test(sign)) depth -= 1
    else closing = QUOTES[sign]
    if (depth === 0 && !closing) return [...text].slice(0, at + 1).join('')
  }
  return null
}
