import { expect, test } from 'vitest'
import type { Line } from './line.ts'
import type { LineReader } from './paddle.ts'
import { withSecondLook } from './second-look.ts'

const SIGN_WIDTH = 10

/** A line that the recogniser was not sure of, on an empty picture. */
function doubtful(text: string): Line {
  const picture = { grey: new Uint8Array(800 * 40).fill(255), width: 800, height: 40 }
  const words = [...text.matchAll(/\S+/g)].map((word) => ({
    text: word[0],
    confidence: 20,
    box: { left: 20 + word.index * SIGN_WIDTH, top: 10, width: word[0].length * SIGN_WIDTH, height: 16 },
  }))
  const box = { left: 20, top: 10, width: text.length * SIGN_WIDTH, height: 16 }
  return { text, words, box, picture, pane: { left: 0, top: 0, width: 800, height: 40 }, textHeight: 16 }
}

function seeing(text: string): LineReader {
  const signs = [...text].map((sign, place) => ({ text: sign, at: 25 + place * SIGN_WIDTH }))
  return { read: async () => signs, close: async () => {} }
}

test.each(['* Input: a = [1, 2]', '// Input: a = [1, 2]', '* Input:a = [1, 2]'])(
  'the mark of a comment before a label is not taken back: %s',
  async (seen) => {
    const { text } = await withSecondLook(doubtful('Input: a = (1,2'), seeing(seen))
    expect(text).toBe('Input: a = [1, 2]')
  },
)

test('a mark before a value that has no label stays', async () => {
  const { text } = await withSecondLook(doubtful('* 1, 2'), seeing('* [1, 2]'))
  expect(text).toBe('* [1, 2]')
})
