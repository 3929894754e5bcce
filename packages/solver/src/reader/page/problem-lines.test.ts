import { expect, test } from 'vitest'
import type { Line } from '../lines/line.ts'
import type { Box, Picture } from '../pixels/pictures.ts'
import { pickLines } from './problem-lines.ts'

const picture: Picture = { grey: new Uint8Array(1000 * 800).fill(255), width: 1000, height: 800 }

/** A column of lines on white paper, or on another shade. */
function column(pane: Box, texts: string[], { size = 18, paper = 255 } = {}): Line[] {
  for (let y = pane.top; y < pane.top + pane.height; y++) {
    picture.grey.fill(paper, y * picture.width + pane.left, y * picture.width + pane.left + pane.width)
  }
  return texts.map((text, place) => {
    const box = { left: pane.left, top: pane.top + place * size * 1.5, width: text.length * 8, height: size }
    const words = [...text.matchAll(/\S+/g)].map((word) => ({
      text: word[0],
      confidence: 90,
      box: { ...box, left: box.left + word.index * 8, width: word[0].length * 8 },
    }))
    return { text, words, box, picture, pane, textHeight: size }
  })
}

test('a title stands above the advertisement that cuts it off, and the advertisement is none', () => {
  const menu = column({ left: 30, top: 10, width: 900, height: 30 }, ['Courses Tutorials Jobs'])
  const head = column({ left: 30, top: 60, width: 500, height: 60 }, ['Largest Element in a Stream'], { size: 36 })
  const advert = column({ left: 30, top: 140, width: 900, height: 60 }, ['Hosting from 2 a month!'], {
    size: 30,
    paper: 243,
  })
  const aside = column({ left: 700, top: 60, width: 250, height: 60 }, ['Learn guitar in days'], { size: 36 })
  const body = column({ left: 31, top: 220, width: 600, height: 400 }, [
    'Return the k-th largest element of the stream of all scores so far.',
    'Example 1:',
    'Input: nums = [4, 5, 8], k = 2',
    'Output: 5',
  ])
  const { prose } = pickLines([[menu, head, aside, advert, body]])
  expect(prose.map(({ text }) => text)).toEqual([...head, ...body].map(({ text }) => text))
})

test('a figure parts an example from its heading, and nothing of either is lost', () => {
  const head = column({ left: 30, top: 20, width: 600, height: 120 }, [
    'You are given two linked lists of digits. Add the two numbers and',
    'return the sum as a linked list.',
    'Example 1:',
  ])
  const figure = column({ left: 30, top: 160, width: 200, height: 100 }, ['2 4 3', '7 0 8'], { paper: 200 })
  const first = column({ left: 50, top: 280, width: 400, height: 60 }, ['Input: l1 = [2,4,3]', 'Output: [7,0,8]'])
  const others = column({ left: 30, top: 380, width: 600, height: 200 }, [
    'Example 2:',
    'Input: l1 = [0]',
    'Output: [0]',
  ])
  const aside = column({ left: 700, top: 20, width: 250, height: 200 }, ['Example 1:', 'Input: a = 1'])
  const { prose } = pickLines([[head, figure, first, others, aside]])
  expect(prose.map(({ text }) => text)).toEqual([...head, ...first, ...others].map(({ text }) => text))
})

test('a text in two columns goes on in the right one, below a title in the middle over both', () => {
  const head = column({ left: 300, top: 10, width: 400, height: 50 }, ['Calendar of Windows'], { size: 36 })
  const left = column({ left: 30, top: 80, width: 450, height: 300 }, [
    'Join those windows that overlap, and return what is left of them.',
    'Example 1:',
    'Input: windows = [[1,2],[2,3]]',
    'Output: [[1,3]]',
  ])
  const right = column({ left: 520, top: 70, width: 450, height: 300 }, [
    'Example 2:',
    'Input: windows = [[1,2]]',
    'Output: [[1,2]]',
    'Constraints:',
    '1 <= windows.length <= 100',
  ])
  const page = [...head, ...left, ...right].map(({ text }) => text)
  expect(pickLines([[head, left, right]]).prose.map(({ text }) => text)).toEqual(page)
})

test('the examples of another problem beside are none of this one', () => {
  const left = column({ left: 30, top: 80, width: 450, height: 300 }, [
    'Join those windows that overlap, and return what is left of them.',
    'Example 1:',
    'Input: windows = [[1,2],[2,3]]',
    'Output: [[1,3]]',
    'Example 2:',
    'Input: windows = [[1,2]]',
    'Output: [[1,2]]',
  ])
  const other = column({ left: 520, top: 80, width: 450, height: 300 }, ['Example 1:', 'Input: n = 2', 'Output: 4'])
  expect(pickLines([[left, other]]).prose).toEqual(left)
})

test('a comment in an editor is the problem where it has an example of two lines, and code beside a problem is none', () => {
  const said = ['/*', '* Add the two numbers that are given and return what they give.']
  const code = ['export function add(a, b) {', 'let sum = 0', 'return 0', '}']
  const pane = { left: 30, top: 20, width: 600, height: 400 }
  const editor = column(pane, [...said, '* add(1, 2)', '* -> 3', '* add(2, 2)', '* -> 4', '*/', ...code])
  expect(pickLines([[editor]]).prose.map(({ text }) => text)).toContain('-> 3')
  const beside = column({ ...pane, left: 650 }, code)
  const told = column(pane, ['Add the two numbers that are given and return what they give.', 'add(1, 2) -> 3'])
  expect(pickLines([[told, beside]])).toEqual({ prose: told, code: beside })
})

test('a problem told beside its code, as no other pane tells one, is the problem', () => {
  const bar = column({ left: 30, top: 10, width: 900, height: 30 }, ['File Edit View'], { paper: 200 })
  const editor = column({ left: 30, top: 60, width: 600, height: 400 }, [
    'Return the number of steps that a person needs at least to reach the top.',
    'function steps(n) {',
    '}',
  ])
  const { prose, code } = pickLines([[bar, editor]])
  expect([prose, code].map((lines) => lines.map(({ text }) => text))).toEqual([editor.map(({ text }) => text), []])
})

test('parameters that a narrow editor breaks off their declaration are no example', () => {
  const told = column({ left: 30, top: 20, width: 450, height: 300 }, [
    'Return the node of the tree that is nearest to the node p.',
    'Example 1:',
    'Input: root = [3,5,1], p = 5',
    'Output: 3',
  ])
  const editor = column({ left: 500, top: 20, width: 480, height: 300 }, [
    'class Solution:',
    "def nearest(self, root: 'TreeNode', p:",
    "'TreeNode') -> 'TreeNode':",
  ])
  expect(pickLines([[told, editor]])).toEqual({ prose: told, code: editor })
})

test('the tests of an editor beside a problem with its examples are none of them, but examples above the code of a page are', () => {
  const told = { left: 0, top: 0, width: 480, height: 700 }
  const beside = { left: 500, top: 0, width: 480, height: 700 }
  const asked = ['Return how many of the numbers in the list are even.', 'Example', 'half(4) -> 2']
  const tests = ['function half(n) {', '}', 'Sample Tests', 'half(6) -> 3']
  const { prose, code } = pickLines([[column(told, asked), column(beside, tests)]])
  expect(prose.map(({ text }) => text)).toEqual(asked)
  expect(code.map(({ text }) => text)).toEqual(tests)
  const below = { left: 0, top: 720, width: 480, height: 60 }
  const cut = column(below, ['Given: n = 6', 'Result: 3', 'function half(n) {', '}'])
  expect(pickLines([[column(told, asked), cut]]).prose.map(({ text }) => text)).toContain('Result: 3')
})

test('what a column of a paper tells goes on in the next one, which is as wide', () => {
  const told = [
    'The hierarchy of a firm is a tree whose root is the boss.',
    'A rank is all who are equally far from her.',
  ]
  const shown = ['Return the mean salary of each rank, from the boss down.', 'Examples:', 'mean([9,4,8]) => [9.0,6.0]']
  const left = column({ left: 30, top: 60, width: 400, height: 400 }, told)
  const right = column({ left: 480, top: 62, width: 402, height: 400 }, shown)
  const texts = (panes: Line[][]) => pickLines([panes]).prose.map(({ text }) => text)
  expect(texts([left, right])).toEqual([...told, ...shown])
  const narrow = column({ left: 30, top: 60, width: 300, height: 400 }, told)
  expect(texts([narrow, right])).toEqual(shown)
})
