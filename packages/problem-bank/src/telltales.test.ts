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

test('an exception that is told of the problem is no telltale, however a page puts it', () => {
  const others = ['apart|aside from', 'other than']
  const judge = told('Everybody trusts the judge, except the judge.')
  for (const said of ['except for', 'apart from', 'aside from', 'other than'])
    expect(telltalesIn(wordsOf(`Everybody, ${said} the judge, trusts the judge.`), judge, others)).toEqual([])
  expect(
    telltalesIn(wordsOf('Everybody apart from one trusts the judge.'), told('All trust the judge.'), others),
  ).toEqual(['apart from'])
})

test.each([
  ['no more than one biscuit to each child', 'each child gets at most one cookie', []],
  ['no more than three biscuits to each child', 'each child gets at most two cookies', ['no more than three']],
  ['a flip changes one bit', 'a flip changes any single bit', []],
  ['the minimum of the paths', 'the smallest of the paths', []],
  ['the minimum of the paths', 'at least one of the paths', ['minimum']],
])('%s, where it is told that %s', (page, wording, expected) => {
  expect(telltalesIn(wordsOf(page), told(wording), TELLTALES_OF_FUNCTIONS)).toEqual(expected)
})
