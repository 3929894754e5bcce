import { expect, test } from 'vitest'
import { page } from './page.fixture.ts'
import { withSentenceEnds } from './sentence-ends.ts'

const texts = (...lines: string[]) => withSentenceEnds(page(...lines)).map(({ text }) => text)

test('the last word of a sentence, alone in its line, heads nothing', () => {
  expect(texts('Keep the order of the', 'input.', '[3, 1]')).toEqual(['Keep the order of the input.', '[3, 1]'])
})

test('a heading below a sentence that has ended stays one', () => {
  expect(texts('Keep their order.', 'Input.')).toEqual(['Keep their order.', 'Input.'])
  expect(texts('Keep the order of the', 'Input:')).toEqual(['Keep the order of the', 'Input:'])
})
