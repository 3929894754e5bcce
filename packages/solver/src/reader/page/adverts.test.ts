import { expect, test } from 'vitest'
import { lines } from '../lines/lines.fixture.ts'
import { withoutAdverts } from './adverts.ts'

const textsOf = (page: { text: string }[]) => page.map(({ text }) => text)
const at = (left: number, text: string, gap?: number): [string, { left: number; gap?: number }] => [
  text,
  gap === undefined ? { left } : { left, gap },
]

const ABOVE =
  'Return the smallest number above zero that is not in the list, whatever else the list may hold, and there is one.'
const BELOW = 'Aim for linear time.'

test('an advert among the lines of a problem is none of them', () => {
  const advert = [
    at(300, 'ADVERTISEMENT'),
    at(200, 'Soft pillows, 100 nights on trial'),
    at(200, 'and sent to your door'),
  ]
  expect(textsOf(withoutAdverts(lines(ABOVE, ...advert, BELOW)))).toEqual([ABOVE, BELOW])
  const cornered = [at(700, 'Ad'), at(200, 'Learn to cook. Reserve a seat today!')]
  expect(textsOf(withoutAdverts(lines(ABOVE, ...cornered, BELOW)))).toEqual([ABOVE, BELOW])
})

test('what stands where sentences begin, or far below, is no part of an advert', () => {
  expect(textsOf(withoutAdverts(lines(ABOVE, at(200, 'Ad'), BELOW)))).toEqual([ABOVE, BELOW])
  const far = at(200, 'It is a list of numbers.', 90)
  expect(textsOf(withoutAdverts(lines(ABOVE, at(200, 'Ad'), far)))).toEqual([ABOVE, 'It is a list of numbers.'])
  expect(withoutAdverts(lines(ABOVE, at(200, '100 nights on trial'), BELOW)).length).toBe(3)
})
