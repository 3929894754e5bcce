import { expect, test } from 'vitest'
import { openBank } from './bank.ts'
import { TELLTALES_OF_FUNCTIONS, telltalesIn } from './telltales.ts'
import { wordsOf } from './text.ts'

const bank = await openBank()
const told = (wording: string) => {
  const [entry] = bank.entries
  if (!entry) throw new Error('an empty bank')
  const nothing = { title: '', aliases: [], statement: '', constraints: [], thoughts: [], explanation: '' }
  return { ...entry, ...nothing, wordings: [wording] }
}

test.each([
  ['no more than one biscuit to each child', 'each child gets at most one cookie', []],
  ['no more than three biscuits to each child', 'each child gets at most two cookies', ['no more than three']],
  ['a flip changes one bit', 'a flip changes any single bit', []],
  ['a half-finished puzzle', 'a puzzle', []],
  ['half of a puzzle', 'a puzzle', ['half of']],
  ['letters of product codes', 'letters', []],
  ['the product of letters', 'letters', ['product of']],
  ['words that belong together, and only those, land in one group', 'words', []],
  ['of the words only those that are long', 'words', ['word only those that']],
])('%s, where it is told that %s', (page, wording, expected) => {
  expect(telltalesIn(wordsOf(page), told(wording), TELLTALES_OF_FUNCTIONS)).toEqual(expected)
})

test('a word that is a name on the page is no telltale, whatever stands beside it', () => {
  const others = ['left ~to|and']
  expect(telltalesIn(wordsOf('Can left be made of right?'), told('One word is made of another.'), others)).toEqual([
    'left be',
  ])
  expect(
    telltalesIn(wordsOf('Can left be made of right?'), told('One word is made of another.'), others, ['left', 'right']),
  ).toEqual([])
})
