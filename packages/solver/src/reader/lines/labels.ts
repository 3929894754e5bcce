/** A label whose two points were read as one sign of another kind: `Input 3 board = [`. */
const SPOILED_POINTS = /^(input|output)\s+\S\s+(?=[A-Za-z_]\w*\s*=(?!=))/i

const LABELS = ['Input', 'Output', 'Explanation', 'Expected', 'Example', 'Constraints']

/**
 * A line's text with its label put right: `Qutput: 2` can only be `Output: 2`. A slip of one letter is allowed, before a
 * colon, a number or the end of the line.
 */
export function straightenLabel(text: string): string {
  const pointed = text.replace(SPOILED_POINTS, '$1: ')
  return pointed.replace(/^[A-Za-z0-9]{4,12}(?=\s*[:;]|\s+\d{1,2}\b|\s*$)/, (word) => {
    const label = LABELS.find((known) => isOneSlipAway(word.toLowerCase(), known.toLowerCase()))
    // Rightly written in small letters, it may be a value: the word `example`.
    return label === undefined || label.toLowerCase() === word ? word : label
  })
}

/** The same but for one letter changed, lost or added. */
export function isOneSlipAway(word: string, known: string): boolean {
  if (Math.abs(word.length - known.length) > 1) return false
  let same = 0
  while (same < word.length && word[same] === known[same]) same++
  const [rest, knownRest] = [word.slice(same), known.slice(same)]
  return [rest, rest.slice(1)].includes(knownRest.slice(1)) || rest.slice(1) === knownRest
}
