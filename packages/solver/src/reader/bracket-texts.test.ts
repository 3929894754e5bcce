import { expect, test } from 'vitest'
import { quotesBrackets, quotesSpoiltBrackets } from './bracket-texts.ts'

test('a quoted text of brackets is told from a list and from one bracket', () => {
  expect(['s = "{[]}()"', '["()", "a"]'].map(quotesBrackets)).toEqual([true, true])
  expect(['["a","b"]', '"("', '[[1],[2]]', '"a()"'].map(quotesBrackets)).toEqual([false, false, false, false])
})

test('brackets are spoilt by what they are taken for, a word or a number in them is no bracket', () => {
  for (const spoilt of ['"{[1}O"', '"{[]}O)"', '"{[Q1}"', '["()", "(D1)"]'])
    expect(quotesSpoiltBrackets(spoilt)).toBe(true)
  for (const whole of ['"{[]}()"', '"3[a]"', '"(1+2)"', '"(I1)O"', '"1O1"'])
    expect(quotesSpoiltBrackets(whole)).toBe(false)
})
