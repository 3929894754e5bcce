import { expect, test } from 'vitest'
import { straightenLabel } from './labels.ts'

test('a slip in a label is put right, and a word that may be a value stays', () => {
  expect(['Qutput: 2', 'Exampie 3', 'output: 4', 'example'].map(straightenLabel)).toEqual([
    'Output: 2',
    'Example 3',
    'output: 4',
    'example',
  ])
})
