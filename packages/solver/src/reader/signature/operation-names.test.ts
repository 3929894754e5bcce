import type { Example } from '@dryrun/contract/problem'
import { expect, test } from 'vitest'
import { withOperationNames } from './operation-names.ts'

function calling(...names: string[]): Example[] {
  return [{ input: '', expected: '', arguments: [{ value: names }, { value: names.map(() => []) }] }]
}

test('a slip in the name of a class or a method is put right by the examples', () => {
  const starter = 'class LRuUCache:\n    def gett(self, key):'
  expect(withOperationNames(starter, calling('LRUCache', 'get'))).toBe('class LRUCache:\n    def gett(self, key):')
  expect(withOperationNames('fn starts with(&self) {', calling('Trie', 'starts_with'))).toBe('fn starts_with(&self) {')
})

test('names in the habit of another language, and those of other methods, stay', () => {
  const starter = 'func (this *Trie) StartsWith(prefix string) bool\nfunc (this *Trie) Insert2(word string)'
  expect(withOperationNames(starter, calling('Trie', 'startsWith', 'insert', 'insert2'))).toBe(starter)
})

test('code stays as it is where the examples call no class', () => {
  const examples = [{ input: '', expected: '', arguments: [{ value: ['sums'] }, { value: [[1], [2]] }] }]
  expect(withOperationNames('def sum(a): pass', examples)).toBe('def sum(a): pass')
})
