import { aroundItsWords, type Line, ofWords } from './line.ts'

/** A number in a sentence that may hold a nought with a stroke or a dot in it, as code has them, taken for another sign. */
const MAY_HOLD_NOUGHT = /^(\(?)(\d*[@©®689][\d@©®]*)([.,;:)]*)$/

/** A way to read a line's place again, in one of two views. */
type LookAgain = (line: Line, attempt: 0 | 1) => Promise<{ text: string }>

/**
 * Lines of prose in which such a number is the one that every look at it alone sees: `numbered @ to n - 1`, `t - 36080`.
 * Who reads whole lines takes the strokes of small noughts for those of other figures.
 */
export async function withNoughts(lines: Line[], looks: LookAgain[]): Promise<Line[]> {
  const read: Line[] = []
  for (const line of lines) {
    let { text } = line
    for (const word of line.words) {
      const written = word.text.trim()
      const [, before = '', number, behind = ''] = MAY_HOLD_NOUGHT.exec(written) ?? []
      if (number === undefined) continue
      const alone = aroundItsWords(ofWords(line, [word]))
      const seen = await numberIn(alone, looks)
      if (seen === null || seen === number) continue
      text = text.replace(placeIn(written), `${before}${seen}${behind}`)
    }
    read.push(text === line.text ? line : { ...line, text })
  }
  return read
}

/** A word as it stands between spaces. */
function placeIn(word: string): RegExp {
  return new RegExp(String.raw`(?<=^|\s)${word.replace(/[^\w@©®]/g, String.raw`\$&`)}(?=\s|$)`)
}

/** The number that all looks agree on that see anything; null where they do not. */
async function numberIn(word: Line, looks: LookAgain[]): Promise<string | null> {
  const numbers = new Set<string>()
  for (const look of looks) {
    const seen = [await look(word, 0), await look(word, 1)].map(({ text }) => text.replace(/[^\w]/g, ''))
    if (seen.every((text) => text === '')) return null
    for (const text of seen) if (text !== '') numbers.add(text.replace(/[OoQ]/g, '0').replace(/[lI]/g, '1'))
    if (numbers.size > 1) return null
  }
  const [number = ''] = numbers
  return /^\d+$/.test(number) ? number : null
}
