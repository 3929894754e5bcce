import { describe, expect, test } from 'vitest'
import { matches, show } from './compare.ts'

describe('exact', () => {
  test('the same nested value matches', () => {
    expect(
      matches(
        'exact',
        [
          [1, null],
          ['a', true],
        ],
        [
          [1, null],
          ['a', true],
        ],
      ),
    ).toBe(true)
  })
  test('another order, a missing item and another type do not', () => {
    expect(matches('exact', [1, 0], [0, 1])).toBe(false)
    expect(matches('exact', [0], [0, 1])).toBe(false)
    expect(matches('exact', [0, 1], [0])).toBe(false)
    expect(matches('exact', 1, true)).toBe(false)
    expect(matches('exact', '1', 1)).toBe(false)
    expect(matches('exact', null, 0)).toBe(false)
    expect(matches('exact', [null], [])).toBe(false)
  })
  test('a list or a tree without a node is written as null or as an empty array', () => {
    for (const type of ['list_node', 'tree_node']) {
      expect(matches('exact', [], null, type)).toBe(true)
      expect(matches('exact', [1], null, type)).toBe(false)
    }
    expect(matches('exact', [], null, 'integer[]')).toBe(false)
  })
  test('a 64-bit integer is held to its last digit', () => {
    expect(matches('exact', 5n, 5)).toBe(true)
    expect(matches('exact', 9223372036854775807n, 9223372036854775807n)).toBe(true)
    expect(matches('exact', 9223372036854775807n, 9223372036854775806n)).toBe(false)
    expect(matches('exact', 2n, 2.5)).toBe(false)
  })
  test('a number that is nearly an integer is not that integer', () => {
    expect(matches('exact', 2.000001, 2, 'integer')).toBe(false)
  })
})

test('unordered frees the outer order only, and counts repetitions', () => {
  expect(matches('unordered', [2, 1, 2], [2, 2, 1])).toBe(true)
  expect(matches('unordered', [2, 1, 1], [2, 2, 1])).toBe(false)
  expect(matches('unordered', [[3], [1, 2]], [[1, 2], [3]])).toBe(true)
  expect(matches('unordered', [[2, 1]], [[1, 2]])).toBe(false)
})

test('unordered-nested frees the inner order too', () => {
  expect(matches('unordered-nested', [['b', 'a'], ['c']], [['c'], ['a', 'b']])).toBe(true)
  expect(matches('unordered-nested', [['b', 'b'], ['c']], [['c'], ['a', 'b']])).toBe(false)
})

test('doubles match within a hundred-thousandth, whatever the rule', () => {
  expect(matches('tolerance', 0.1 + 0.2, 0.3)).toBe(true)
  expect(matches('exact', 2.0000001, 2, 'double')).toBe(true)
  expect(matches('unordered', [0.30000000000000004, 1], [1, 0.3], 'double[]')).toBe(true)
  expect(matches('tolerance', 2.00002, 2)).toBe(false)
  expect(matches('tolerance', 1e300 * (1 + 1e-15), 1e300)).toBe(true)
  expect(matches('tolerance', Number.NaN, 2)).toBe(false)
  expect(matches('tolerance', Number.POSITIVE_INFINITY, 2)).toBe(false)
  expect(matches('tolerance', 2, Number.POSITIVE_INFINITY)).toBe(false)
})

test('a value is shown as a page prints it', () => {
  expect(show([1, [2.5, null], 'a"b', true, 9007199254740993n])).toBe('[1,[2.5,null],"a\\"b",true,9007199254740993]')
  expect(show({ a: [1] })).toBe('{"a":[1]}')
})
