import { expect, test } from 'vitest'
import { openBank } from './bank.ts'
import { picksUntold } from './ties.ts'

const bank = await openBank()
const of = (slug: string) => {
  const found = bank.entries.find((entry) => entry.slug === slug)
  if (!found) throw new Error(`There is no ${slug}.`)
  return found
}

test('which of several answers is wanted is told of the problem, or doubtful', () => {
  const letter = of('first-unique-character-in-a-string')
  expect(picksUntold('If several characters occur only once, the last of them is meant.', letter)).toBe(true)
  expect(picksUntold('If several characters occur only once, the first of them is meant.', letter)).toBe(false)
  expect(picksUntold('The last character of the word may occur several times.', letter)).toBe(false)
})
