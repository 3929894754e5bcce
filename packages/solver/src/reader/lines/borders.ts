import { around } from '../pixels/boxes.ts'
import { cutGlyphs } from '../pixels/glyphs.ts'
import type { Box } from '../pixels/pictures.ts'
import type { RecognisedWord } from '../pixels/recognise.ts'
import { aroundItsWords, type Line, ofWords } from './line.ts'

/** A sign this many times as high as the text is a border beside it, and signs so wide and so low are one above or below it. */
const BORDER = 2
const RULE = { widest: 5, highest: 0.5 }

/** A line without the border of its box, which would be read as a sign, and make the line as high as the box; nor the bar beside a quotation. */
export function withoutBorder(line: Line): Line {
  const isBar = ({ text }: RecognisedWord, place: number) => place === 0 && /^[|¦]$/.test(text)
  const isRule = ({ text, box }: RecognisedWord) =>
    box.width > line.textHeight * RULE.widest * text.length && box.height < line.textHeight * RULE.highest
  const words = line.words
    .map((word, place) => (place === 0 ? withoutBarBefore(line, word) : word))
    .filter(
      (word, place) =>
        !isBar(word, place) && !isRule(word) && (word.text.length > 1 || word.box.height < line.textHeight * BORDER),
    )
  if (words.every((word, place) => word === line.words[place]) && words.length === line.words.length) return line
  if (words.length === 0) return { ...line, text: line.words.some(isRule) ? '' : line.text }
  return aroundItsWords(ofWords(line, words))
}

/** A word without the bar of a box that was read as its first sign, and made it as high as the box. */
function withoutBarBefore({ picture, textHeight }: Line, word: RecognisedWord): RecognisedWord {
  const isHigh = ({ height }: Box) => height >= textHeight * BORDER
  if (!/^[|¦]./.test(word.text) || !isHigh(word.box)) return word
  const [bar, first, ...others] = cutGlyphs(picture, word.box, word.box, textHeight).glyphs
  if (!bar || !first || !isHigh(bar)) return word
  return { ...word, text: word.text.slice(1), box: others.reduce(around, first) }
}
