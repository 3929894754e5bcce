import type { Example } from '@dryrun/contract/problem'

/** `21->10->4->5, then tail connects to node index 1 (value 10).` */
const LEADS =
  /,?\s*(?:and\s+|then\s+)*(?:the\s+)?tail\s+(?:connects|is\s+connected|points|links)\s+(?:back\s+)?to\s+(?:the\s+)?node\s+(?:at\s+)?index\s+(\d+)(?:\s*\(\s*(?:with\s+)?val(?:ue)?\s*[:=]?\s*-?\d+\s*\))?\s*\.?\s*$/i

/** A list with the place that its tail leads back to told in words, as pages otherwise write it: `21->10->4->5, pos = 1`. */
export function withTailsPlace(text: string): string {
  return text.replace(LEADS, ', pos = $1')
}

/** A list alone beside examples that say where theirs lead back, `21->10->4->5->null`, with the place of none. */
export function placedTailsOf(examples: Example[]): (example: Example) => Example {
  if (!examples.some(({ input, arguments: given }) => given && LEADS.test(input))) return (example) => example
  return (example) => {
    const [list, ...others] = example.arguments ?? []
    const isAlone = list !== undefined && others.length === 0 && Array.isArray(list.value)
    return isAlone ? { ...example, arguments: [list, { name: 'pos', value: -1 }] } : example
  }
}
