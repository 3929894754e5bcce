import type { Example } from '@dryrun/contract/problem'
import { expect, test } from 'vitest'
import type { Json } from '../values/values.ts'
import { withOperationsApart } from './flat-operations.ts'

function apart(list: Json[], value: Json, { code = '', statement = '' }): Json[] | undefined {
  const example: Example = { input: '', expected: '', arguments: [{ value: list }], value }
  return withOperationsApart([example], code, statement)[0]?.arguments?.map((argument) => argument.value)
}

const trie = `class PrefixTree:
def init (self):
def insert(self, word: str) -> None:
def search(self, word: str) -> bool:
def startsWith(self, prefix: str) -> bool:`

const cache = 'Implement LRUCache(int capacity), int get(int key) and void put(int key, int value).'

test('operations and arguments in one list are told apart by the starter code, though a word is a name, too', () => {
  const list = ['PrefixTree', 'insert', 'search', 'search', 'search', 'startsWith', 'se']
  expect(apart(list, [null, null, true, true], { code: trie })).toEqual([
    ['PrefixTree', 'insert', 'search', 'startsWith'],
    [[], ['search'], ['search'], ['se']],
  ])
})

test('arguments in lists of their own are told by what the statement says of each operation', () => {
  const list = ['LRUCache', [2], 'put', [1, 10], 'get', [1]]
  const told = [
    ['LRUCache', 'put', 'get'],
    [[2], [1, 10], [1]],
  ]
  expect(apart(list, [null, null, 10], { statement: cache })).toEqual(told)
  // In code a space is seen before a bracket where there is none.
  expect(apart(list, [null, null, 10], { statement: cache.replace('put(', 'put (') })).toEqual(told)
})

test('operations without arguments have none, and a quoted number is one where a number is declared', () => {
  const code =
    'class MedianFinder {\npublic MedianFinder() {\npublic void addNum(int num) {\npublic double findMedian() {'
  const list = ['MedianFinder', 'addNum', '1', 'findMedian', 'addNum', '3', 'findMedian']
  expect(apart(list, [null, null, 1, null, 2], { code })).toEqual([
    ['MedianFinder', 'addNum', 'findMedian', 'addNum', 'findMedian'],
    [[], [1], [], [3], []],
  ])
})

test('a list argument is told from a list of arguments by its type', () => {
  const code = 'class CountSquares:\ndef init(self):\ndef add(self, point: List[int]) -> None:'
  const expected = [
    ['CountSquares', 'add'],
    [[], [[3, 10]]],
  ]
  expect(apart(['CountSquares', 'add', [[3, 10]]], [null, null], { code })).toEqual(expected)
  expect(apart(['CountSquares', 'add', [3, 10]], [null, null], { code })).toEqual(expected)
})

test('what can be meant in two ways, gives another number of results or names what is not declared stays as it is', () => {
  const untyped = 'class Bag:\ndef init(self):\ndef add(self, thing):'
  for (const [list, value, code] of [
    [['Bag', 'add', [3]], [null, null], untyped],
    [['Bag', 'add', 3], [null, null, null], untyped],
    [['Bag', 'ad', 3], [null, null], untyped],
    [['PrefixTree', 'insert', 5], [null, null], trie],
    [[], [], ''],
  ] as [Json[], Json, string][]) {
    expect(apart(list, value, { code })).toEqual([list])
  }
})
