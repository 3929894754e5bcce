import { expect, test } from 'vitest'
import { drawn, lineOf } from './drawn-line.fixture.ts'
import { holdsTwo, signPlaces } from './sign-places.ts'

const QUOTE = '<rect x="2" y="1" width="1.6" height="5"/><rect x="5.4" y="1" width="1.6" height="5"/>'

test('each sign has its place, and the two strokes of a quote have one', async () => {
  const picture = await drawn('["11"]', [1, 4], QUOTE)
  expect(signPlaces(lineOf('["11"]', picture))).toHaveLength(6)
})

test('two quotes with nothing between them are two', async () => {
  const picture = await drawn('[""]', [1, 2], QUOTE)
  expect(signPlaces(lineOf('[""]', picture))).toHaveLength(4)
})

test('a place that is too wide for its sign holds two that touch', () => {
  const place = { left: 0, top: 0, width: 15, height: 16 }
  const seen = (text: string) => ({ text, at: 7 })
  expect(holdsTwo(place, seen('0'))).toBe(true)
  expect(holdsTwo(place, seen('1'))).toBe(true)
  expect(holdsTwo(place, seen('('))).toBe(true)
  expect(holdsTwo({ ...place, width: 10 }, seen('0'))).toBe(false)
  expect(holdsTwo(place, seen('m'))).toBe(false)
})
