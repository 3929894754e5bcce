import { expect, test } from 'vitest'
import type { LineReader } from '../pixels/paddle.ts'
import { drawn } from './drawn-line.fixture.ts'
import type { Line } from './line.ts'
import { lookAt, withSecondLook } from './second-look.ts'

const SIGN_WIDTH = 10
const VIEW = { air: 0.15, stretch: 1 }

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

test('a label that the recogniser was sure of is no worse for a look that passed over its letters', async () => {
  const line = doubtful('Input: a = [0, ©]')
  const [label, ...others] = line.words
  if (!label) throw new Error('A line without words.')
  const sure = { ...line, words: [{ ...label, confidence: 96 }, ...others] }
  const places = [...'Inu: a=[0,7]'].map((text, place) => ({
    text,
    at: 25 + (place + (place > 2 ? 2 : 0)) * SIGN_WIDTH,
  }))
  const reader: LineReader = { read: async () => places, close: async () => {} }
  expect((await withSecondLook(sure, reader)).text).toBe('Input: a=[0,7]')
})

test('what the recogniser could not make out at all is looked at, though it made words of it', async () => {
  const words = 'Site IIe Sand ARC NES Nation'
  expect((await withSecondLook(doubtful(words), seeing('-2 1 -3 4 -1 2 1 -5 4'))).text).toBe('-2 1 -3 4 -1 2 1 -5 4')
  const line = doubtful(words)
  const legible = { ...line, words: line.words.map((word) => ({ ...word, confidence: 60 })) }
  expect((await withSecondLook(legible, seeing('-2 1 -3 4 -1 2 1 -5 4'))).text).toBe(words)
})

test('what the recogniser could not make out is drawn apart, if signs are passed over at every width', async () => {
  const line = { ...doubtful('aii'), picture: await drawn('aii', [], '') }
  const read: LineReader['read'] = async (_, box, stretch) =>
    [...(stretch > 1 ? '[1]' : '[]')].map((text, place) => ({ text, at: box.left + 1 + place }))
  expect((await withSecondLook(line, { read, close: async () => {} })).text).toBe('[1]')
})

test('a mark before a value that has no label stays', async () => {
  const { text } = await withSecondLook(doubtful('* 1, 2'), seeing('* [1, 2]'))
  expect(text).toBe('* [1, 2]')
})

test.each([
  ['pay[5,5,3],8) returns[[3,5]]', 'pay([5,5,3],8) returns[[3,5]]'],
  ['spiral [[3], [2]]) // => [3, 2]', 'spiral ([[3], [2]]) // => [3, 2]'],
  ['- last["a", ")"]) -> 1', '- last(["a", ")"]) -> 1'],
  ['a[1] + a[2]) = 7', 'a[1] + a[2]) = 7'],
  ['max(a[1, 2]) = 7', 'max(a[1, 2]) = 7'],
  ['sum[1, 2] = 3', 'sum[1, 2] = 3'],
])('the bracket of a call that touches the list behind it is not overlooked: %s', async (seen, text) => {
  expect((await withSecondLook(doubtful(text), seeing(seen))).text).toBe(text)
})

test('the edge of the sign before a cut is not missed in what is read behind it', async () => {
  const line = doubtful('f(3')
  const { picture } = line
  const ink = (left: number, width: number) => {
    for (let y = 12; y < 24; y++) picture.grey.fill(0, y * picture.width + left, y * picture.width + left + width)
  }
  ink(30, 10)
  ink(45, 4)
  const cut = { ...line, cutFrom: line.box, box: { ...line.box, left: 40, width: 10 } }
  expect(await lookAt(cut, VIEW, seeing('f(3'))).toEqual({ text: '3', isFaint: false })
  ink(41, 2)
  expect((await lookAt(cut, VIEW, seeing('f(3'))).isFaint).toBe(true)
})

test('a look that lost quotes which the recogniser saw is none', async () => {
  expect((await withSecondLook(doubtful('[[""]]'), seeing('[[ ]]'))).text).toBe('[[""]]')
})

test('a call at a prompt and a text by itself are seen however many words they have; a space behind a quote is not', async () => {
  const call = await withSecondLook(doubtful('>>> s.set("door"”, "shut", 8)'), seeing('>>> s.set("door", "shut", 8)'))
  expect(call.text).toBe('>>> s.set("door", "shut", 8)')
  const close = [..."' open'"].map((text, place) => ({ text, at: 25 + place * 6 }))
  const { text } = await withSecondLook(doubtful('‘open’'), { read: async () => close, close: async () => {} })
  expect(text).toBe("'open'")
})

test('an equals sign that is one of two in a line that asserts is not dashes', async () => {
  const { text } = await withSecondLook(doubtful('assert f([1, 2]) == 9'), seeing('assert f([1, 2]) -- 9'))
  expect(text).toBe('assert f([1, 2]) == 9')
})

test('a thin arrow behind a call that a look passes over stands where it was read', async () => {
  const { text } = await withSecondLook(doubtful('f([4, 9, 3, 8])  —  7'), seeing('f([4, 9, 3, 8])     7'))
  expect(text).toBe('f([4, 9, 3, 8]) — 7')
  const { text: low } = await withSecondLook(doubtful('f([4, 9, 3, 8])  —  7'), seeing('f([4, 9, 3, 8])_    7'))
  expect(low).toBe('f([4, 9, 3, 8]) — 7')
})

test('words that a look runs together stand apart as the recogniser read them', async () => {
  const run = doubtful('For a = [[1, 2], [3, 4]] theansweris 18.')
  const apart = [
    { text: 'the', at: 25 },
    { text: 'answer', at: 28 },
    { text: 'is', at: 34 },
  ].map(({ text, at }) => ({
    text,
    confidence: 20,
    box: { left: 20 + at * SIGN_WIDTH, top: 10, width: text.length * SIGN_WIDTH, height: 16 },
  }))
  const words = run.words.flatMap((word) => (word.text === 'theansweris' ? apart : [word]))
  const line = { ...run, words, text: 'For a = [[1, 2], [3, 4]] the answer is 18.' }
  const looked = await withSecondLook(line, seeing('For a = [[1, 2], [3, 4]] theansweris 13. '))
  expect(looked.text).toBe('For a = [[1, 2], [3, 4]] the answer is 13.')
})

test('what stands in a cell far behind is not lost with the look that passed over it', async () => {
  const looked = await withSecondLook(doubtful('[[2, 4], [6, 7]]          no'), seeing('[[2, 4], [6, 7]]'))
  expect(looked.text).toBe('[[2, 4], [6, 7]] no')
})

test('a sentence or a call with a remark is full of words, and an example all the same', async () => {
  const told = 'And top = [4, 9, 5] and a = 9 and b = 5 gives 4.'
  expect((await withSecondLook(doubtful('And top = [4, 9, 51anda = 9andb = 5givesa.'), seeing(told))).text).toBe(told)
  const called = 'daysUntilTheOrangesRot([[2, 0]]); 1/ returns 0'
  const { text, words } = await withSecondLook(
    doubtful('daysUntilTheOrangesRot([[2, 011); // returns ©'),
    seeing(called),
  )
  expect(text).toBe('daysUntilTheOrangesRot([[2, 0]]); // returns 0')
  expect(words.map((word) => word.text)).toContain('//')
})

test('the first letter of the word behind a piece of a sentence is none of it', async () => {
  const line = doubtful('b = "1" you get')
  const piece = { ...line, cutFrom: line.box, box: { ...line.box, width: 80 } }
  expect((await lookAt(piece, VIEW, seeing('b = "1" y'))).text).toBe('b = "1"')
  expect((await lookAt(piece, VIEW, seeing('b = 12t'))).text).toBe('b = 12')
})

test('a pair of brackets that holds nothing is no O among brackets, where the line shows as many signs', async () => {
  const line = doubtful('f("{[]()}")')
  const { picture } = line
  for (const left of [20, 30, 41, 45, 50, 60, 70, 80, 90, 100, 111, 115, 120]) {
    for (let y = 12; y < 24; y++) picture.grey.fill(0, y * picture.width + left, y * picture.width + left + 2)
  }
  expect(await lookAt(line, VIEW, seeing('f("{[]O}")'))).toEqual({ text: 'f("{[]()}")', isFaint: false })
  expect((await lookAt(line, VIEW, seeing('f("{[]x}")'))).text).toBe('f("{[]x}")')
})

test('a look that lost brackets is none beside a reading in which each has its partner', async () => {
  const reading = 'assert f([2, 3, 1]) == [1, 2]'
  expect((await withSecondLook(doubtful(reading), seeing('assert f[2,3,1]==[1,2]'))).text).toBe(reading)
  expect((await withSecondLook(doubtful('f([2,3,1]==[1,2]'), seeing('f([2,3,1])==[1,2]'))).text).toBe(
    'f([2,3,1])==[1,2]',
  )
})

test('a text is not taken for empty in which the pixels show a dash', async () => {
  const stroke = '<path d="M2 2v5M7 2v5" stroke="black" stroke-width="2"/>'
  const dash = '<path d="M1 8h8" stroke="black" stroke-width="2"/>'
  const shown = async (quotes: number[], dashes: number[]) => {
    const picture = await drawn('a      b', [...quotes, ...dashes], stroke)
    const dashed = await drawn('        ', dashes, dash)
    for (const at of dashes) {
      for (let y = 10; y < 26; y++) {
        const begin = y * picture.width + 20 + at * SIGN_WIDTH
        picture.grey.set(dashed.grey.subarray(begin, begin + SIGN_WIDTH), begin)
      }
    }
    return lookAt({ ...doubtful('a      b'), picture }, VIEW, seeing('a ""   b'))
  }
  expect((await shown([2, 3], [])).isFaint).toBe(false)
  expect((await shown([2, 4], [3])).isFaint).toBe(true)
})

test('two texts with an arrow between them are an example, and points side by side are of a path', async () => {
  const { text } = await withSecondLook(doubtful('wpm as ym'), seeing('"/../"->"/"'))
  expect(text).toBe('"/../"->"/"')
})

test('where every look passes over signs, the elder edition is asked', async () => {
  const picture = await drawn('2 -> ["(())"]', [], [])
  const line = { ...doubtful('2 > ["em000]]'), picture }
  const passing = seeing('2 -> ["()]')
  expect((await withSecondLook(line, passing)).text).toBe(line.text)
  expect((await withSecondLook(line, passing, seeing('2 -> ["(())"]'))).text).toBe('2 -> ["(())"]')
})

test('where a look passes over equal signs side by side, each place that the pixels show is looked at', async () => {
  const picture = await drawn('11, 100', [], [])
  const line = { ...doubtful('1l, IOO'), picture }
  const asked: number[] = []
  const reader: LineReader = {
    read: async (_, __, ___, places) => {
      if (!places) return seeing('1, 10').read(_, __, ___)
      asked.push(places.length)
      return places.map(({ left, width }, place) => ({ text: [...'11,100'][place] ?? '', at: left + width / 2 }))
    },
    close: async () => {},
  }
  expect((await lookAt(line, VIEW, reader)).text).toBe('11,100')
  expect(asked).toEqual([6])
})
