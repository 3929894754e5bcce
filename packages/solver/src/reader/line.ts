import type { Box, Picture } from './pictures.ts'
import type { RecognisedWord } from './recognise.ts'

/** A line of text on the page. Boxes are in the picture's own pixels. */
export type Line = {
  text: string
  box: Box
  words: RecognisedWord[]
  picture: Picture
  /** The column of text it stands in, and the usual height of a line there. */
  pane: Box
  textHeight: number
}
