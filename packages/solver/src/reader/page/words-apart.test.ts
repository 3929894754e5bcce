import { expect, test } from 'vitest'
import { drawn, lineOf } from '../lines/drawn-line.fixture.ts'
import { withWordsApart } from './words-apart.ts'

/** The words of a line in which `read` was made of what is drawn, from the same place on. */
async function wordsOf(read: string, shown: string): Promise<string[]> {
  const line = lineOf(read, await drawn(shown, [], ''))
  const [word] = line.words
  if (!word) throw new Error('The line has words.')
  const width = shown.length * 10
  const whole = { ...line, words: [{ ...word, box: { ...word.box, width } }], box: { ...line.box, width } }
  return withWordsApart(whole).words.map(({ text }) => text)
}

test('figures that stand far apart were two cells, whose border is gone', async () => {
  expect(await wordsOf('41', '4   1')).toEqual(['4', '1'])
  expect(await wordsOf('412', '4   12')).toEqual(['4', '12'])
})

test('figures side by side are one number, and where not all are drawn apart nothing is told', async () => {
  expect(await wordsOf('41', '41')).toEqual(['41'])
  expect(await wordsOf('412', '4   1')).toEqual(['412'])
})
