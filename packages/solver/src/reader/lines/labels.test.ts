import { expect, test } from 'vitest'
import { straightenLabel, straightenSamples } from './labels.ts'

test('a slip in a label is put right, and a word that may be a value stays', () => {
  expect(['Qutput: 2', 'Qut: 3', 'Exampie 3', 'output: 4', 'example'].map(straightenLabel)).toEqual([
    'Output: 2',
    'Out: 3',
    'Example 3',
    'output: 4',
    'example',
  ])
})

test('the points behind a label that were read as one other sign are put right where a name is given', () => {
  expect(['Input 3   board  = [[', 'Input T nums = [1]', 'Input 3 4'].map(straightenLabel)).toEqual([
    'Input: board  = [[',
    'Input: nums = [1]',
    'Input 3 4',
  ])
})

test('the heading of a sample in small capitals is put right, and a sentence stays', () => {
  expect(
    ['SampLE OuTtpuT 3', 'SAMPLE INPuUT 1    SAMPLE OUTPUT 1', 'The sample inputs are small'].map(straightenSamples),
  ).toEqual(['SampLE Output 3', 'SAMPLE Input 1    SAMPLE OUTPUT 1', 'The sample inputs are small'])
})
