import { expect, test } from 'vitest'
import { lines } from '../lines/lines.fixture.ts'
import { splitExample } from './example-parts.ts'

function outputOf(...texts: (string | [string, { gap?: number; size?: number }])[]) {
  return splitExample(lines(...texts)).output.map(({ text }) => text)
}

test('an output ends where its value ends: the next message, buttons and a sentence are no part of it', () => {
  expect(outputOf('Output: [["a"]]', 'Tom 09:44', 'thanks, will try tonight', 'Type a message')).toEqual(['[["a"]]'])
  expect(outputOf('Output: [null,1,-1,-3]', 'Testcase Test Result  Run | Submit', 'EE')).toEqual(['[null,1,-1,-3]'])
  expect(outputOf('Output: [0,1]', 'Because nums[0] + nums[1] is 9.')).toEqual(['[0,1]'])
  expect(outputOf('Output: [3,2,1,4,5]', '1 <=k <=n <=5000')).toEqual(['[3,2,1,4,5]'])
  expect(outputOf('Output: 30', 'Interview training, session 4 14')).toEqual(['30'])
})

test('a number further down or in small type is a page number', () => {
  expect(outputOf('Output: 4', ['12', { gap: 60 }])).toEqual(['4'])
  expect(outputOf('Output: 4', ['12', { size: 8 }])).toEqual(['4'])
})

test('a value goes on in the next line', () => {
  expect(outputOf('Output: [[1,2],', '[3,4]]')).toEqual(['[[1,2],', '[3,4]]'])
  expect(outputOf('Output: ["one two", "three', 'four five"]')).toEqual(['["one two", "three', 'four five"]'])
  expect(outputOf('Output:', '[null, true,', 'false]')).toEqual(['[null, true,', 'false]'])
  expect(outputOf('Output', 'YES', 'NO')).toEqual(['YES', 'NO'])
  expect(outputOf('Output', 'bat', 'nat tan', 'ate eat tea', 'Each group is sorted.')).toEqual([
    ...['bat', 'nat tan', 'ate eat tea'],
  ])
})

test('what cannot be told from the value stays with it, and leaves it unread', () => {
  expect(outputOf('Output: [1,2]', '[3,4]')).toEqual(['[1,2]', '[3,4]'])
})

test('a sum that is worked out, the end of a comment and the border of a box are no part of a value', () => {
  expect(outputOf('Output: 3', '8 = 2+2+2+2 = 2+3+3')).toEqual(['3'])
  expect(outputOf('Output: 4', '0 *')).toEqual(['4'])
  expect(outputOf('Output: [1, 2]            i')).toEqual(['[1, 2]'])
  expect(outputOf('Output: 1            2')).toEqual(['1            2'])
  expect(outputOf('Output: [1, 2]            3')).toEqual(['[1, 2]            3'])
})

test('below true or false only more of them are printed', () => {
  expect(outputOf('Output: True', '$4 02')).toEqual(['True'])
  expect(outputOf('Output', 'true', 'false')).toEqual(['true', 'false'])
})

test('the numbers of a drawing far behind a result are none of it', () => {
  expect(outputOf('Output: 2                              9     20')).toEqual(['2'])
})
