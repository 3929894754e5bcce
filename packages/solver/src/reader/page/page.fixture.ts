import { splitExample } from '../examples/example-parts.ts'
import type { Line } from '../lines/line.ts'
import { sortLines } from './sections.ts'

const SIGN_WIDTH = 10
const LINE_HEIGHT = 26

/** A page of lines in which every sign is as wide as the others; an empty text is a gap. */
export function page(...texts: string[]): Line[] {
  const width = 1000
  const picture = { grey: new Uint8Array(width * texts.length * LINE_HEIGHT).fill(255), width, height: 0 }
  picture.height = texts.length * LINE_HEIGHT
  return texts.flatMap((text, place) => {
    if (text === '') return []
    const box = { left: 20, top: place * LINE_HEIGHT, width: text.length * SIGN_WIDTH, height: 18 }
    const words = [...text.matchAll(/\S+/g)].map((word) => ({
      text: word[0],
      confidence: 90,
      box: { ...box, left: 20 + word.index * SIGN_WIDTH, width: word[0].length * SIGN_WIDTH },
    }))
    const pane = { left: 0, top: 0, width, height: picture.height }
    return [{ text: text.replace(/\s+/g, ' '), words, box, picture, pane, textHeight: 18 }]
  })
}

/** The examples of a page: input and output of each. */
export function examplesOf(...texts: string[]): [string, string][] {
  return sortLines(page(...texts)).examples.map(({ lines }) => {
    const { input, output } = splitExample(lines)
    return [input.map(({ text }) => text).join('|'), output.map(({ text }) => text).join('|')]
  })
}

/** A statement and the gap below it, as pages begin. */
export const STATEMENT = ['Print how many steps turn the word s into the word t, letter by letter.', '']
