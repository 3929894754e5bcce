import { expect, test } from 'vitest'
import { placedTailsOf } from './tail-leads.ts'
import { parseArguments } from './values.ts'

test.each([
  ['21->10->4->5, then tail connects to node index 1 (value 10).', [21, 10, 4, 5], 1],
  ['21->10->4->5, then tail connects to node index 1(value 10)', [21, 10, 4, 5], 1],
  ['[3,2,0,-4], tail connects to node index 0', [3, 2, 0, -4], 0],
  ['[3,2,0,-4] and the tail is connected to the node at index 2.', [3, 2, 0, -4], 2],
])('a list whose tail is said to lead back is read with the place: %s', (text, values, place) => {
  expect(parseArguments(text)).toEqual([{ value: values }, { name: 'pos', value: place }])
})

test('a list with a name keeps it', () => {
  expect(parseArguments('head = [1,2], tail connects to node index 1')).toEqual([
    { name: 'head', value: [1, 2] },
    { name: 'pos', value: 1 },
  ])
})

test('other words behind a list stay unread', () => {
  expect(parseArguments('21->10, then tail connects to something')).toBeNull()
})

test('a list alone beside one that leads back leads nowhere, and elsewhere is a list', () => {
  const back = { input: '1->2, then tail connects to node index 0', expected: 'true', arguments: [{ value: [1, 2] }] }
  const alone = { input: '1->2->null', expected: 'false', arguments: [{ value: [1, 2] }] }
  expect(placedTailsOf([back, alone])(alone).arguments).toEqual([{ value: [1, 2] }, { name: 'pos', value: -1 }])
  expect(placedTailsOf([alone])(alone)).toEqual(alone)
})
