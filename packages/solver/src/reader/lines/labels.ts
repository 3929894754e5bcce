/** A label whose two points were read as one sign of another kind: `Input 3 board = [`. */
const SPOILED_POINTS = /^(input|output)\s+\S\s+(?=[A-Za-z_]\w*\s*=(?!=))/i

/** The same of the shortest label, `Qut: 'm'`. */
const SPOILED_OUT = /^[Q0]ut\s?:(?=\s)/

const LABELS = ['Input', 'Output', 'Explanation', 'Expected', 'Example', 'Constraints']

/**
 * A line's text with its label put right: `Qutput: 2` can only be `Output: 2`. A slip of one letter is allowed, before a
 * colon, a number or the end of the line.
 */
export function straightenLabel(text: string): string {
  const pointed = text.replace(SPOILED_POINTS, '$1: ').replace(SPOILED_OUT, 'Out:')
  return pointed.replace(/^[A-Za-z0-9]{4,12}(?=\s*[:;]|\s+\d{1,2}\b|\s*$)/, (word) => {
    const label = LABELS.find((known) => isOneSlipAway(word.toLowerCase(), known.toLowerCase()))
    // Rightly written in small letters, it may be a value: the word `example`.
    return label === undefined || label.toLowerCase() === word ? word : label
  })
}

/**
 * A word behind another one put right, where both head a sample: small capitals are read in any case, and one of them now and
 * then twice, `SampLE OuTtpuT 3`.
 */
export function straightenSample(before: string, word: string): string {
  if (!/^(?:sample|example)$/i.test(before) || /^(?:in|out)puts?$/i.test(word)) return word
  return ['Input', 'Output'].find((label) => isOneSlipAway(word.toLowerCase(), label.toLowerCase())) ?? word
}

/** A text with the headings of samples put right. */
export function straightenSamples(text: string): string {
  return text.replace(/\b([A-Za-z]+)(\s+)([A-Za-z]{4,7})(?=\s|$)/g, (_, before: string, space: string, word: string) =>
    [before, space, straightenSample(before, word)].join(''),
  )
}

/** The same but for one letter changed, lost or added. */
export function isOneSlipAway(word: string, known: string): boolean {
  if (Math.abs(word.length - known.length) > 1) return false
  let same = 0
  while (same < word.length && word[same] === known[same]) same++
  const [rest, knownRest] = [word.slice(same), known.slice(same)]
  return [rest, rest.slice(1)].includes(knownRest.slice(1)) || rest.slice(1) === knownRest
}
