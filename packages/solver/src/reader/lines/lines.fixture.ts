import type { Line } from './line.ts'

/** How a line stands: pixels of empty space above it, its left edge, and the height of its text. */
type Standing = { gap?: number; left?: number; size?: number }

/** Lines as a picture would give them, one below the other, in a type that is 16 pixels high and 8 wide. */
export function lines(...texts: (string | [string, Standing])[]): Line[] {
  const picture = { grey: new Uint8Array(), width: 0, height: 0 }
  const pane = { left: 0, top: 0, width: 800, height: 600 }
  let top = 0
  return texts.map((given) => {
    const [text, { gap = 8, left = 0, size = 16 }] = typeof given === 'string' ? [given, {} as Standing] : given
    top += gap
    const words = [...text.matchAll(/\S+/g)].map((word) => ({
      text: word[0],
      confidence: 95,
      box: { left: left + word.index * 8, top, width: word[0].length * 8, height: size },
    }))
    const line = {
      text,
      words,
      picture,
      pane,
      textHeight: 16,
      box: { left, top, width: text.length * 8, height: size },
    }
    top += size
    return line
  })
}
