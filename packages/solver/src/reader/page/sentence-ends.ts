import type { Line } from '../lines/line.ts'

/** How a line ends whose sentence goes on below, perhaps with a piece of code in it: `Implement the` `class Trie:`. */
export const ENDS_OPEN = /\b(?:the|an?|of|to|in|and|or|with|for|this|that|its|your|following)$/i
/** The last word of a sentence, alone in its line, which heads a part of an example elsewhere. */
const LIKE_HEADING = /^(?:inputs?|outputs?|examples?|cases?|constraints?)[.,;]$/i

/** Lines in which the last word of a sentence, `keep the order of the` over `input.`, heads nothing: it stands in the line above. */
export function withSentenceEnds(lines: Line[]): Line[] {
  const joined: Line[] = []
  for (const line of lines) {
    const last = joined.at(-1)
    if (last && LIKE_HEADING.test(line.text) && ENDS_OPEN.test(last.text))
      joined.splice(-1, 1, { ...last, text: `${last.text} ${line.text}`, words: [...last.words, ...line.words] })
    else joined.push(line)
  }
  return joined
}
