import { expect, test } from 'vitest'
import { withAsidesApart } from './asides.ts'
import { page } from './page.fixture.ts'

const apart = (...texts: string[]) => withAsidesApart(page(...texts)).map((lines) => lines.map(({ text }) => text))

test('what stands beside a paragraph is a pane of its own', () => {
  const texts = [
    'Fast and green     Try it today',
    'Longest Stretch                                            Hosting today',
    'Given a string s, find the length of the longest run       Fast and green.',
    'of letters of s.                                           Try it',
  ]
  expect(apart(...texts)).toEqual([
    [
      'Fast and green Try it today',
      'Longest Stretch',
      'Given a string s, find the length of the longest run',
      'of letters of s.',
    ],
    ['Hosting today', 'Fast and green.', 'Try it'],
  ])
})

test('a table beside which something else stands is kept, and is as wide as it is', () => {
  const texts = [
    'Given a string s, find the length of the longest run       Fast and green.',
    'of letters of s.                                           Try it',
    's                        result                            Cloud credits',
    '"aab"                    2',
  ]
  expect(apart(...texts)).toEqual([
    ['Given a string s, find the length of the longest run', 'of letters of s.', 's result', '"aab" 2'],
    ['Fast and green.', 'Try it', 'Cloud credits'],
  ])
})

test('a table is one, and so is a text that a wide line goes across', () => {
  const table = ['nums                     result', '[1, 2, 3]                6', '[4]                      4']
  expect(apart(...table)).toHaveLength(1)
  const crossed = [
    'Given a string s, find the length of the longest run       Fast and green.',
    'of letters of s, none of which may be any other letter that stands in it.',
    'It is short.                                               Try it',
  ]
  expect(apart(...crossed)).toHaveLength(1)
})

test('a box that a text flows around is a pane of its own', () => {
  const texts = [
    'Ovens is a task of the circle, set for a week of May       Ovens',
    'and is easy.                                               Type: exercise',
    'Task                                                       Level: 1 of 3',
    'An oven has a queue of batches, each of which is labelled with a letter for the sort.',
  ]
  expect(apart(...texts)).toEqual([
    ['Ovens is a task of the circle, set for a week of May', 'and is easy.', 'Task', texts[3]],
    ['Ovens', 'Type: exercise', 'Level: 1 of 3'],
  ])
  // The border of the box may be read as a mark.
  const bordered = [
    'Ovens is a task of the circle, set for a week of May   .',
    'and is easy, as those who bake say.                        Ovens',
    ...texts.slice(1),
  ]
  expect(apart(...bordered)[1]).toEqual(['Ovens', 'Type: exercise', 'Level: 1 of 3'])
})
