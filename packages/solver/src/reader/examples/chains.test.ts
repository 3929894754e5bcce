import { expect, test } from 'vitest'
import { ARROW, drawn, lineOf } from '../lines/drawn-line.fixture.ts'
import { withChainsSeen } from './chains.ts'

test('dashes between nodes are arrows where the pixels show as many, and a minus stays one', async () => {
  const text = '1 - 2 - 3, 4 - null'
  const line = lineOf(text, await drawn(text, [2, 6, 13], ARROW))
  expect(withChainsSeen(line, text)).toBe('1 → 2 → 3, 4 → null')
  expect(withChainsSeen(line, '1 » 2 - -3, 4 -null')).toBe('1 → 2 → -3, 4 → null')
  expect(withChainsSeen(line, '1 —- 2 —~ 3, 4 - null')).toBe('1 → 2 → 3, 4 → null')
})

test('a reading with other signs than the pixels show, and one without arrows, stay as they are', async () => {
  const text = '1 - 2 - 3'
  const line = lineOf(text, await drawn(text, [2, 6], ARROW))
  expect(withChainsSeen(line, '1 - 2 5 3')).toBe('1 - 2 5 3')
  expect(withChainsSeen(lineOf(text, await drawn(text, [], ARROW)), text)).toBe(text)
})

test('among arrows one whose head is blurred is one too, where it is as high and as wide as they are', async () => {
  const text = '1 - 2 - 3 - 4'
  const line = async (last: string) => lineOf(text, await drawn(text, [2, 6, 10], [ARROW, ARROW, last]))
  const blurred = '<path d="M0 8h9M3 5l-3 3 3 3" stroke="black" stroke-width="1.5" fill="none"/>'
  expect(withChainsSeen(await line(blurred), text)).toBe('1 → 2 → 3 → 4')
  const minus = '<path d="M0 8h9" stroke="black" stroke-width="1.5" fill="none"/>'
  expect(withChainsSeen(await line(minus), text)).toBe(text)
})
