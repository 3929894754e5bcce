import { expect, test } from 'vitest'
import { withPointsMended } from './points.ts'
import type { Readings } from './readings.ts'

function mended(texts: string[], others: string[]): string[] {
  const readings: Readings = { first: '', texts: texts.map((text) => ({ text, by: 'look' })), all: true }
  return withPointsMended(readings, others).texts.map(({ text }) => text)
}

test('a point in a list is the comma that another reading has there', () => {
  expect(mended(['[1.3]', '[1, 3]', '[[2,3],[1.3]]'], ['[3,5]'])).toEqual(['[1,3]', '[1, 3]', '[[2,3],[1.3]]'])
})

test('a point stays where no reading has a comma, where another example has one, and where there is no other', () => {
  expect(mended(['[1.5]', '[15]'], ['[3,5]'])).toEqual(['[1.5]', '[15]'])
  expect(mended(['[1.5]', '[1,5]'], ['[2.25]'])).toEqual(['[1.5]', '[1,5]'])
  expect(mended(['[1.5]', '[1,5]'], [])).toEqual(['[1.5]', '[1,5]'])
})

test('figures with several points between them are numbers', () => {
  expect(mended(['[1,2,3.4.5]', '[1.2]'], [])).toEqual(['[1,2,3,4,5]', '[1.2]'])
})

test('a number by itself has no comma in it', () => {
  expect(mended(['1.5', '1,5'], ['2'])).toEqual(['1.5', '1,5'])
})
