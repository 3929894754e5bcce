import { expect, test } from 'vitest'
import { quotesBrackets, quotesSpoiltBrackets, withPairsApart } from './bracket-texts.ts'

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

test('pairs that hold nothing are taken for round signs, and brackets that stand apart have no spaces between them', () => {
  expect(withPairsApart('["(0 0)", "()O", "(a 0)", "0"], "( 1 )"')).toBe('["(()())", "()()", "(a 0)", "0"], "( 1 )"')
})
