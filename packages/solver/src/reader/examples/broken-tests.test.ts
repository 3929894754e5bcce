import { expect, test } from 'vitest'
import { examplesOf, STATEMENT } from '../page/page.fixture.ts'

test('a test that names what is expected first may go on below', () => {
  const shown = [
    ...['class DigitSetsTest {', '@Test', 'void case1() {'],
    ...['assertArrayEquals(new int[]1[] {{1, 2, 5}, {1, 3,', '4}},', 'DigitSets.digitSets(8, 3));', '}'],
    ...['@Test', 'void case2() {', 'assertArrayEquals(new int[{] {},', 'DigitSets.digitSets(1, 4));', '}', '}'],
  ]
  expect(examplesOf(...STATEMENT, ...shown)).toEqual([
    ['8, 3', '{{1, 2, 5}, {1, 3,|4}}'],
    ['1, 4', '{}'],
  ])
})

test('tests of Go name it behind their t, with the types of lists', () => {
  const shown = [
    'assert.Equal(t, []int{1, 3}, hang(5, [][]int{{0, 1}, {3, 4}}))',
    'assert.Equal(t, 0, hang(1, []int{}))',
  ]
  expect(examplesOf(...STATEMENT, ...shown)).toEqual([
    ['5, [[0, 1], [3, 4]]', '[1, 3]'],
    ['1, []', '0'],
  ])
})

test('where one test ends the next one opens, with a name that is no value', () => {
  const shown = ["test('case 1', () => {", 'expect(sum("3*2")).toBe(5);', '});', "test('case 2', () => {"]
  expect(examplesOf(...STATEMENT, ...shown, 'expect(sum("2")).toBe(2);', '});')).toEqual([
    ['"3*2"', '5'],
    ['"2"', '2'],
  ])
})

test('between an asserted call and its value the sign may be overlooked', () => {
  expect(examplesOf(...STATEMENT, 'assert label(52)    "AZ"', 'assert label(731) == "ABC"')).toEqual([
    ['52', '"AZ"'],
    ['731', '"ABC"'],
  ])
})

test('the function of a class may be called by the name of that', () => {
  const shown = [
    'assertEquals(true, HasClimb.hasClimb(new int[] {20, 16}));',
    'assertEquals(false, HasClimb.hasClimb(new int[] {8}));',
  ]
  expect(examplesOf(...STATEMENT, ...shown)).toEqual([
    ['[20, 16]', 'true'],
    ['[8]', 'false'],
  ])
})
