import { expect, test } from 'vitest'
import { readSignature } from './signature.ts'

const twoSum = {
  name: 'twoSum',
  parameters: [
    { name: 'nums', type: 'integer[]' },
    { name: 'target', type: 'integer' },
  ],
  returns: 'integer[]',
}

test('starter code in Python, in JavaScript with its comment, and in TypeScript asks for the same function', () => {
  const codes = [
    'class Solution:\ndef twoSum(self, nums: List[int], target: int) -> List[int]:',
    '/**\n* @param {number[]} nums\n* @param {number} target\n* @return {number[]}\n*/\nvar twoSum = function(nums, target) {\n};',
    'function twoSum(nums: number[], target: number): number[] {\n}',
  ]
  for (const code of codes) expect(readSignature(code, [])).toEqual(twoSum)
})

test('types that the code leaves open come from the examples', () => {
  const example = { input: '', expected: '', arguments: [{ value: [2, 7] }, { value: 9 }], value: [0, 1] }
  expect(readSignature('function twoSum(nums, target) {', [example])).toEqual(twoSum)
})

test('a type that stays unknown makes no signature', () => {
  expect(readSignature('function twoSum(nums, target) {', [])).toBeUndefined()
  expect(readSignature('def f(graph: Graph) -> int:', [])).toBeUndefined()
  expect(readSignature('', [])).toBeUndefined()
})
