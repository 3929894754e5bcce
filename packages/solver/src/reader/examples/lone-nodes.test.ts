import { expect, test } from 'vitest'
import { loneNodesOf } from './lone-nodes.ts'

const example = (input: string, head: number | number[], expected: string, value: number | number[], k = 2) => ({
  ...{ input, expected, value },
  arguments: [
    { name: 'head', value: head },
    { name: 'k', value: k },
  ],
})

test('a number in the place of a list of nodes is a list of one', () => {
  const examples = [example('head = 1 -> 2, k = 2', [1, 2], '2 -> 1', [2, 1]), example('head = 7, k = 2', 7, '7', 7)]
  expect(examples.map(loneNodesOf(examples))[1]).toMatchObject({
    arguments: [{ value: [7] }, { value: 2 }],
    value: [7],
  })
})

test('a number is itself where no list is written with arrows', () => {
  const examples = [example('head = [1, 2], k = 2', [1, 2], '[2, 1]', [2, 1]), example('head = 7, k = 2', 7, '7', 7)]
  expect(examples.map(loneNodesOf(examples))).toEqual(examples)
})

test('a number among lists of nodes is a list of one, too, and all of them where an example has no other', () => {
  const given = (input: string, value: (number | number[])[], expected: string) => ({
    ...{ input, expected },
    arguments: [{ name: 'lists', value }],
  })
  const examples = [given('lists = [2 -> 6, 3]', [[2, 6], 3], '2 -> 3 -> 6'), given('lists = [4]', [4], '4')]
  expect(examples.map(loneNodesOf(examples))).toMatchObject([
    { arguments: [{ value: [[2, 6], [3]] }] },
    { arguments: [{ value: [[4]] }] },
  ])
})

test('where no node is left a page may say so in one word', () => {
  const shown = example('head = 1 -> 2, k = 2', [1, 2], '2 -> 1', [2, 1])
  const { value: _, ...without } = example('head = 7, k = 1', 7, 'empty', 7)
  expect(loneNodesOf([shown, without])(without)).toMatchObject({ value: [] })
  const { value: __, ...counted } = example('head = 7 -> 9, k = 1', 7, 'empty', 7)
  expect(loneNodesOf([counted])(counted).value).toBeUndefined()
})
