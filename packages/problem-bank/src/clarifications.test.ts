import { expect, test } from 'vitest'
import { openBank } from './bank.ts'
import { clarificationsOf } from './clarifications.ts'

const bank = await openBank()

function left(slug: string, said: string): string {
  const entry = bank.entries.find((each) => each.slug === slug)
  if (entry === undefined) throw new Error(`no problem is called ${slug}`)
  return clarificationsOf(entry)
    .reduce((text, one) => text.replace(one, ''), said)
    .trim()
}

test.each([
  ['longest-substring-without-repeating-characters', 'picking scattered characters does not count'],
  ['maximum-subarray', 'skipping elements is not allowed'],
  ['two-sum', 'Using one element twice does not count as a pair'],
  ['word-ladder', 'startWord itself need not be in it'],
  ['word-break', 'not all words need to be used'],
  ['number-of-islands', 'cells that touch only at a corner are not connected'],
  ['house-robber', 'The street is not a circle'],
  ['single-number', 'The equal numbers need not stand side by side'],
  ['diameter-of-binary-tree', 'A path is not allowed to visit a node twice'],
  ['combination-sum', 'the same combination must not be listed twice'],
  ['path-sum-ii', 'A node with no children is called a leaf'],
  ['diameter-of-binary-tree', 'The path may pass through the root, but it does not have to'],
])('on a page about %s, it asks nothing that %s', (slug, said) => {
  expect(left(slug, `${said}.`)).toBe('.')
})

test.each([
  ['longest-common-subsequence', 'Picking scattered characters does not count'],
  ['house-robber-ii', 'The street is not a circle'],
  ['longest-substring-without-repeating-characters', 'picking vowels does not count'],
  ['word-ladder', 'endWord itself need not be in it'],
  ['diameter-of-binary-tree', 'The path must pass through the root'],
  ['word-ladder', 'startWord itself must be in it'],
  ['permutations', 'not all numbers need to be used'],
  ['combination-sum', 'the same number must not be listed twice'],
  ['number-of-islands', 'cells that touch only at a corner are connected'],
])('on a page about %s, it may ask for something else that %s', (slug, said) => {
  expect(left(slug, `${said}.`)).toBe(`${said}.`)
})
