import { expect, test } from 'vitest'
import { farPattern, isOfDenial, mendingBy, pattern, phraseIn, says, vocabularyOf, wordsOf } from './text.ts'

const said = (text: string, sought: string) => says(wordsOf(text), pattern(sought))

test.each([
  ['abs(i - j) >= k', 'i j >=|> k'],
  ['|i \u2212 j| \u2265 k', 'abs i j >= k'],
  ['0 <= number of coins used <= 4', 'coins used <= 4'],
  ['nums[i] != nums[j]', 'nums i != nums j'],
  ['nums[i] \u2260 nums[j]', 'nums i != nums j'],
  ['sum < target', 'sum < target'],
  ['more than |n/2] of the ballots', 'than n 2'],
])('a sign that compares is heard: %s', (text, sought) => {
  expect(said(text, sought)).toBe(true)
})

test('a sign is heard only by a pattern that has one at its place', () => {
  expect(said('1 <= nums.length <= 100', '1 nums length 100')).toBe(true)
  expect(said('sum <= target', 'sum target')).toBe(true)
  expect(said('sum <= target', 'sum < target')).toBe(false)
})

test('a factor of a power of ten is no number of its own', () => {
  expect(said('1 <= nums.length <= 2 * 10^4', 'length two|2')).toBe(false)
  expect(said('1 <= n <= 5 \u00d7 10**6', '5')).toBe(false)
  expect(said('1 <= n <= 2 * 100', 'n 2')).toBe(true)
  expect(said('at most 10^4 calls', 'at most 10')).toBe(false)
  expect(said('-10^4 <= val <= 10^4', '-1')).toBe(false)
  expect(said('return -1', '-1')).toBe(true)
  expect(said('modulo 10^9 + 7', '10 9 7')).toBe(true)
  expect(said('n is less than 2^31', 'less than 2')).toBe(false)
  expect(said('-10^4 <= nums[i]', '-1')).toBe(false)
  expect(said('within 10^-5 of it', 'within 10')).toBe(false)
})

test('where a range begins is no number that is told', () => {
  expect(said('weights 1..1000', 'weight 1')).toBe(false)
  expect(said('k is 0 ... 9', 'is 0')).toBe(false)
  expect(said('values 2..5', 'value 2')).toBe(true)
  expect(said('the answer is 1... or so', 'is 1')).toBe(true)
})

test('what a word means is no mean', () => {
  expect(said('How often means at how many places.', 'mean')).toBe(false)
  expect(said('Return the mean of the values.', 'mean')).toBe(true)
})

test('a word of the page is no slip for a short one that begins otherwise', () => {
  const mend = mendingBy(vocabularyOf(['deeper longest']))
  expect(wordsOf('The keeper of the iongest row', mend)).toEqual(['the', 'keeper', 'of', 'the', 'longest', 'row'])
})

test('a word is no slip for one whose other letter looks like none of its own', () => {
  const mend = mendingBy(vocabularyOf(['stack banned election circle adjacent product']))
  expect(wordsOf('A snack under the banner at the adiacent circie', mend).join(' ')).toBe(
    'a snack under the banner at the adjacent circle',
  )
})

test('words that ran together are told apart where all of them are known, into the fewest', () => {
  const mend = mendingBy(vocabularyOf(['the rule each count range other than then notice']))
  expect(wordsOf('Theruleis: eachcountisintherange', mend).join(' ')).toBe('the rule is . each count is in the range')
  expect(wordsOf('eachRule otherRange', mend).join(' ')).toBe('eachrule otherrange')
  expect(wordsOf('otherthan thethe notice kiosks', mend).join(' ')).toBe('other than thethe notice kiosk')
})

test('that there is none denies nothing of what is said next', () => {
  const closes = (text: string) => says(wordsOf(text), farPattern('not|never|no .. close'))
  expect(closes('It scores 1 where there is none, and then the gap closes.')).toBe(false)
  expect(closes('None of the gaps may close.')).toBe(true)
})

test('an arrow compares nothing', () => {
  expect(wordsOf('1 -> 2 => 3 <- 4')).toEqual(['1', '2', '3', '4'])
})

test('a word may be sought before any but some others', () => {
  expect(said('There is only one valid answer.', 'only one ~valid|answer')).toBe(false)
  expect(said('There is only one letter of each.', 'only one ~valid|answer')).toBe(true)
  expect(said('Take only one.', 'only one ~valid|answer')).toBe(true)
  expect(said('There is no circular dependency.', '~no|any circular')).toBe(false)
})

test('what was found is told in the words of the text', () => {
  expect(phraseIn(wordsOf('Return the two distinct integers.'), pattern('two .. numbers|integers'))).toBe(
    'two distinct integer',
  )
})

test('a denial reaches no further than to what is said against it', () => {
  const hears = (text: string) => says(wordsOf(text), farPattern('not .. itself'))
  expect(hears('A letter may not be replaced by another letter of its word or by itself.')).toBe(true)
  expect(hears('A letter may not be shared, but it may stand for itself.')).toBe(false)
})

test('a pattern that excludes a denial seeks none', () => {
  expect(isOfDenial(pattern('no two letter'))).toBe(true)
  expect(isOfDenial(pattern('~no|not two letter'))).toBe(false)
})
