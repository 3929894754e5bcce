import { type Line, ofWords } from '../lines/line.ts'
import { around, gapBetween } from '../pixels/boxes.ts'
import { cutGlyphs } from '../pixels/glyphs.ts'
import type { RecognisedWord } from '../pixels/recognise.ts'

/** A word of so few signs may be what two narrow cells hold, whose border was taken away. */
const LONGEST = 4
/** Signs further apart than this, in heights of the text, stand in two cells. */
const APART = 1

/** A row of a table in which figures of two cells that were read as one word are two. */
export function withWordsApart(line: Line): Line {
  const words = line.words.flatMap((word) => (/^[\d-]+$/.test(word.text) ? parted(line, word) : [word]))
  return words.length === line.words.length ? line : ofWords(line, words)
}

function parted({ picture, textHeight }: Line, word: RecognisedWord): RecognisedWord[] {
  if (word.text.length < 2 || word.text.length > LONGEST) return [word]
  const { glyphs } = cutGlyphs(picture, word.box, word.box, textHeight)
  const signs = [...word.text]
  if (glyphs.length !== signs.length) return [word]
  const words: RecognisedWord[] = []
  for (const [place, box] of glyphs.entries()) {
    const [before, sign = ''] = [glyphs[place - 1], signs[place]]
    const last = words.at(-1)
    if (!last || !before || gapBetween(before, box) > textHeight * APART) words.push({ ...word, text: sign, box })
    else words[words.length - 1] = { ...last, text: last.text + sign, box: around(last.box, box) }
  }
  return words
}
