import { expect, test } from 'vitest'
import { areOfLetters, withLettersForFigures } from './letter-texts.ts'

test('among small letters in quotes a figure is the letter it is taken for', () => {
  expect(withLettersForFigures('["f1", "f0w", "11", "A1"]')).toBe('["fl", "fow", "11", "A1"]')
})

test('words show that texts are of letters; one with a figure among many is a slip, and two are not', () => {
  const words = ['flower', 'flow', 'flight', 'dog', 'car', 'racecar']
  expect(areOfLetters(words.slice(0, 4))).toBe(true)
  expect(areOfLetters(words.slice(0, 3))).toBe(false)
  expect(areOfLetters([...words, 'f1'])).toBe(true)
  expect(areOfLetters([...words.slice(0, 5), 'f1'])).toBe(false)
  expect(areOfLetters([...words, 'f1', 'b0x'])).toBe(false)
  expect(areOfLetters([...words, '0P'])).toBe(false)
})
