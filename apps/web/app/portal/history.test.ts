import { expect, test } from 'vitest'
import { filterOf } from './history.ts'

test('an address holds a search and filters', () => {
  expect(filterOf(new URLSearchParams('search=two+sum&language=go&type=debug&verdict=passed'))).toEqual({
    search: 'two sum',
    language: 'go',
    type: 'debug',
    verdict: 'passed',
  })
})

test.each(['', 'search=', 'search=+', 'language=cobol', 'verdict=correct&type=', `search=${'x'.repeat(201)}`])(
  'what is no filter is left out of ?%s',
  (query) => {
    expect(Object.values(filterOf(new URLSearchParams(query))).filter(Boolean)).toEqual([])
  },
)
