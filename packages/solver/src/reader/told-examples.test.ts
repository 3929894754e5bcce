import { expect, test } from 'vitest'
import { examplesOf, STATEMENT } from './page.fixture.ts'

test('an example told with a word for its arrow stands without what is said of it in brackets, spaces or none', () => {
  const told = ['root = [1, 2, 3] gives 25 (12 + 13 = 25)', 'root = [4, 9]gives4(1, 2, 6, 9)', 'root = [] gives 0']
  expect(examplesOf(...STATEMENT, 'Examples', ...told)).toEqual([
    ['root = [1, 2, 3]', '25'],
    ['root = [4, 9]', '4'],
    ['root = []', '0'],
  ])
})
