import type { Line } from '../lines/line.ts'
import { gapBetween, rightOf } from '../pixels/boxes.ts'
import { cutGlyphs } from '../pixels/glyphs.ts'
import type { Box, Picture } from '../pixels/pictures.ts'
import type { RecognisedWord } from '../pixels/recognise.ts'
import { isBroken } from '../pixels/strokes.ts'

/** Reads groups of digits that stand in boxes of a picture, a text for each group; null where it cannot. */
export type ReadDigits = (picture: Picture, groups: Box[][]) => Promise<string[] | null>

/** The constraints as sentences, one for each line, unless it had to break where the page's text ends. */
export async function readConstraints(lines: Line[], readDigits: ReadDigits): Promise<string[]> {
  const powers = await readPowers(lines, readDigits)
  const constraints: string[] = []
  for (const [place, line] of lines.entries()) {
    const words = withoutBullet(line)
    const sentence = tidy(words.map((word) => powers.get(word) ?? withBar(line, word)).join(' '))
    const above = lines[place - 1]
    if (above && words.length === line.words.length && isFull(above, line)) {
      constraints.push(`${constraints.pop()} ${sentence}`)
    } else if (/\w\W*\w\W*\w/.test(sentence)) constraints.push(sentence)
  }
  return constraints
}

/** A list's bullet is read as e, *, « or whatever else is small: it stands apart, and is no number and no name. */
function withoutBullet({ words, textHeight }: Line): RecognisedWord[] {
  const [bullet, first] = words
  if (!bullet || !first || !/^[^\d\w]{1,2}$|^[^\d]?[eo][^\d]?$/.test(bullet.text)) return words
  const gap = gapBetween(bullet.box, first.box)
  return gap >= textHeight * 0.3 && !/^[<>=]/.test(first.text) ? words.slice(1) : words
}

/** Whether the first word of `below` would not have fitted at the end of `above`. */
function isFull(above: Line, below: Line): boolean {
  const first = below.words[0]?.box.width ?? 0
  return above.picture === below.picture && rightOf(above.box) + first > rightOf(above.pane) - above.textHeight
}

/** A word that ends in raised signs: `10^4`, which the recogniser reads as 104, 10* or 1074. */
type Power = { word: RecognisedWord; picture: Picture; base: Box[]; exponent: Box[] }

/** Reads all powers again, each with its exponent brought down to the size and place of a digit. */
async function readPowers(lines: Line[], readDigits: ReadDigits): Promise<Map<RecognisedWord, string>> {
  const powers = lines.flatMap((line) => line.words.flatMap((word) => findPower(line, word) ?? []))
  const read = new Map<RecognisedWord, string>()
  for (const picture of new Set(powers.map((power) => power.picture))) {
    const here = powers.filter((power) => power.picture === picture)
    const texts = await readDigits(
      picture,
      here.map(({ base, exponent }) => [...base, ...exponent]),
    )
    for (const [place, { word, base, exponent }] of here.entries()) {
      const digits = texts?.[place]
      if (digits?.length !== base.length + exponent.length) continue
      const sign = word.text.startsWith('-') ? '-' : ''
      read.set(word, `${sign}${digits.slice(0, base.length)}^${digits.slice(base.length)}`)
    }
  }
  return read
}

function findPower(line: Line, word: RecognisedWord): Power | null {
  if (!/^-?[\dlIO|]+\S{0,2}$/.test(word.text)) return null
  const { glyphs } = cutGlyphs(line.picture, line.box, word.box, line.textHeight)
  const bottom = (glyph: Box) => glyph.top + glyph.height
  const digits = glyphs.filter(({ height }) => height > line.textHeight * 0.4)
  const [first] = digits
  if (!first) return null
  const exponent = digits.filter(
    (glyph) => glyph.top < first.top && bottom(glyph) < bottom(first) - first.height * 0.15,
  )
  const base = digits.slice(0, digits.length - exponent.length)
  const endsRaised = exponent.length > 0 && base.length > 0 && base.every((glyph) => !exponent.includes(glyph))
  return endsRaised ? { word, picture: line.picture, base, exponent } : null
}

/** `<` read from a sign that has a bar under it. */
function withBar(line: Line, word: RecognisedWord): string {
  if (!/^[<>](?!=)/.test(word.text)) return word.text
  const { glyphs } = cutGlyphs(line.picture, line.box, word.box, line.textHeight)
  const [sign] = glyphs
  const barred = sign !== undefined && isBroken(line.picture, sign)
  return barred ? `${word.text.charAt(0)}= ${word.text.slice(1)}`.trim() : word.text
}

/** Comparisons with the spaces people give them, prose without the ones the recogniser adds. */
function tidy(text: string): string {
  return (
    text
      .replace(/\s*([<>=!]=|[<>])\s*/g, ' $1 ')
      .replace(/\s+(?=[.,;](?:\s|$))/g, '')
      .replace(/\s{2,}/g, ' ')
      .trim()
      .replace(/\b10["'](?=\d)/g, '10^')
      // A chain from number to number has no plain equals signs in it: the recogniser overlooks the upper part of ≤.
      .replace(/<= [<=]\s*/g, '<= ')
      .replace(/^(-?[\d^]+) ={1,2} (.+?) (?:<=|={1,2}) (?=-?[\d^]+)/, '$1 <= $2 <= ')
  )
}
