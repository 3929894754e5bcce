import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseArguments, parseLeaves, parseValue } from './values.ts'

test('every value that JSON can write is read back, whatever the spaces', () => {
  const leaf = fc.oneof(fc.integer(), fc.boolean(), fc.constant(null), fc.stringMatching(/^[\w ()[\]{}+*-]{0,8}$/))
  const { value } = fc.letrec((tie) => ({ value: fc.oneof(leaf, fc.array(tie('value'), { maxLength: 4 })) }))
  fc.assert(
    fc.property(value, fc.constantFrom(0, 2), (written, spaces) => {
      expect(parseValue(JSON.stringify(written, null, spaces))).toEqual({ value: written })
    }),
  )
})

test('the ways of Python and of typography are read too', () => {
  expect(parseValue("['a', None, True, −1, “b”]")).toEqual({ value: ['a', null, true, -1, 'b'] })
})

test('a word that opens with a double quote may close with a slim one before a comma, a bracket or the end', () => {
  expect(parseArguments('s = "ab’, words = ["ab’, "cd"]')).toEqual([
    { name: 's', value: 'ab' },
    { name: 'words', value: ['ab', 'cd'] },
  ])
  expect(parseValue('["don’t", "it’s"]')).toEqual({ value: ["don't", "it's"] })
  for (const spoiled of ['"ab’ "cd"', '"’', '["a b’, "c"]', '‘ab”, ']) expect(parseValue(spoiled)).toBeNull()
})

test('two double quotes side by side between brackets are taken for single ones', () => {
  expect(parseValue(`["(())()", "()(())','()()()"]`)?.value).toEqual(['(())()', '()(())', '()()()'])
})

test('the nodes of a list stand between arrows', () => {
  expect(parseValue('5->4->3')).toEqual({ value: [5, 4, 3] })
  expect(parseValue('1 → -2 → NULL')).toEqual({ value: [1, -2] })
  expect(parseArguments('head = 1 -> 2 -> 3, k = 2')).toEqual([
    { name: 'head', value: [1, 2, 3] },
    { name: 'k', value: 2 },
  ])
  for (const other of ['1 -> [2]', '1->', '[1] -> 2', '1 > 2', '1 - 2']) expect(parseValue(other)).toBeNull()
})

test('what is spoiled is not guessed', () => {
  for (const spoiled of ['', '[1,2', '[1,,2]', '[1 2]', '1O', '"abc', 'abc', '[1,2]]', '9007199254740993', '1.2.3']) {
    expect(parseValue(spoiled)).toBeNull()
  }
})

test('a text may be said to be empty', () => {
  for (const said of ['the empty string', 'An empty string', 'the empty text'])
    expect(parseValue(said)).toEqual({ value: '' })
  for (const other of ['the empty strings', 'an empty string or a']) expect(parseValue(other)).toBeNull()
})

test('a list may be said to be empty', () => {
  for (const said of ['the empty list', 'an empty linked list', 'emptylist', '(empty)', 'The empty array'])
    expect(parseValue(said)).toEqual({ value: [] })
  for (const other of ['empty', 'the emptylists']) expect(parseValue(other)).toBeNull()
})

test('a comma behind a list may be read as a point before the next name, or not at all', () => {
  const both = [
    { name: 'nums', value: [2] },
    { name: 'k', value: 9 },
  ]
  expect(parseArguments('nums = [2]. k = 9')).toEqual(both)
  expect(parseArguments('nums = [2] k = 9')).toEqual(both)
})

test('arguments are named all, or none, or all but the first', () => {
  const both = [
    { name: 'nums', value: [2, 7] },
    { name: 'target', value: 9 },
  ]
  expect(parseArguments('nums = [2,7], target = 9')).toEqual(both)
  expect(parseArguments('nums = [2,7]\ntarget = 9')).toEqual(both)
  expect(parseArguments('nums: [2,7]; target: 9')).toEqual(both)
  expect(parseArguments('target = 9; nums = [2,7]')).toEqual(both.toReversed())
  expect(parseArguments('[2,7], 9')).toEqual([{ value: [2, 7] }, { value: 9 }])
  expect(parseArguments('[2,7], target = 9')).toEqual([{ value: [2, 7] }, { name: 'target', value: 9 }])
  expect(parseArguments('nums = [2,7]\n9')).toBeNull()
})

test('lists are read as the languages and sites write them', () => {
  expect(parseArguments('mat[][] = [[1, 2],\n[3, 4]], k = 2')).toEqual([
    {
      name: 'mat',
      value: [
        [1, 2],
        [3, 4],
      ],
    },
    { name: 'k', value: 2 },
  ])
  expect(parseArguments('arr[] = {1, 2, 3}')).toEqual([{ name: 'arr', value: [1, 2, 3] }])
  expect(parseArguments('[]int{3, 6}, 8')).toEqual([{ value: [3, 6] }, { value: 8 }])
  expect(parseArguments('root = [3, 1, 4, N, 2]')).toEqual([{ name: 'root', value: [3, 1, 4, null, 2] }])
  expect(parseValue('[1, 2}')).toBeNull()
  expect(parseValue('N')).toBeNull()
})

test('letters of a null that have run together or are read as figures are one', () => {
  expect(parseValue('[nu11, nuu, nulL, 1]')).toEqual({ value: [null, null, null, 1] })
  expect(parseValue('[3, Nonc]')).toEqual({ value: [3, null] })
  expect(parseValue('[num, 1]')).toBeNull()
})

test('a constant in wide type may come apart', () => {
  expect(parseValue('t rue')).toEqual({ value: true })
  expect(parseValue('[f alse, nul l]')).toEqual({ value: [false, null] })
  expect(parseValue('t rues')).toBeNull()
})

test('a minus among the numbers of a text is no arrow', () => {
  expect(parseValue('"9 → 14/3+1"')).toEqual({ value: '9 - 14/3+1' })
  expect(parseValue('"a → b"')).toEqual({ value: 'a → b' })
})

test('an object of JSON around what is given names it', () => {
  expect(parseArguments('{"nums": [2, 7], "target": 9}')).toEqual([
    { name: 'nums', value: [2, 7] },
    { name: 'target', value: 9 },
  ])
})

test('a tuple is a list, and behind the last row of a grid there may be a comma', () => {
  expect(parseArguments('h = (1, 8, 6)')).toEqual([{ name: 'h', value: [1, 8, 6] }])
  expect(parseValue('(3)')).toBeNull()
  expect(parseValue('[[1], [2],\n]')).toEqual({ value: [[1], [2]] })
  expect(parseValue('[1, 2,]')).toBeNull()
})

test('lists are values as a language writes them, too', () => {
  expect(parseArguments('new int[]{4, 2}, 3')).toEqual([{ value: [4, 2] }, { value: 3 }])
  expect(parseArguments('vec![4, 2], 3')).toEqual([{ value: [4, 2] }, { value: 3 }])
})

test('what is left of an array is told beside what is returned, and counts where as many values as that are read', () => {
  expect(parseLeaves('2, nums = [1, 2, _]')).toEqual({ value: 2, leaves: [1, 2, null] })
  expect(parseLeaves('2, nums = [1,2,-,]')).toEqual({ value: 2, leaves: [1, 2, null, null] })
  expect(parseLeaves('0, nums = [_]')).toEqual({ value: 0, leaves: [null] })
  const said = 'Return 2, and the first 2 characters of the input array should be:\n["a", "7"]'
  expect(parseLeaves(said)).toEqual({ value: 2, leaves: ['a', '7'] })
  expect(parseLeaves(said.replace('first 2', 'first 3'))).toBeNull()
  for (const spoiled of ['3, nums = [1, 2, _]', '2, nums = [1, _, 2]', '2, [1, 2]', '2'])
    expect(parseLeaves(spoiled), spoiled).toBeNull()
})

test('a list in C# needs no type before it', () => {
  expect(parseArguments('new[] {3, 4}, new int[] {1}')).toEqual([{ value: [3, 4] }, { value: [1] }])
})

test('letters of a list in which one has both its quotes are texts, whatever quotes of the others were lost', () => {
  expect(parseValue("[A, 'C,'A', 'B']")?.value).toEqual(['A', 'C', 'A', 'B'])
  expect(parseValue('[["X", O], [O"]]')).toBeNull()
  expect(parseValue('[A, B]')).toBeNull()
})

test('an array may be named as C does, and lent as Rust does', () => {
  expect(parseArguments('N = 3, arr[] = {6, 2, 5}')).toEqual([
    { name: 'N', value: 3 },
    { name: 'arr', value: [6, 2, 5] },
  ])
  expect(parseArguments('&[100, 4]')).toEqual([{ value: [100, 4] }])
})

test('a point may stand behind the name of an argument', () => {
  expect(parseArguments('weights: [5, 1], max: 6')).toEqual([
    { name: 'weights', value: [5, 1] },
    { name: 'max', value: 6 },
  ])
})

test('two texts may stand beside each other with a space between them', () => {
  expect(parseArguments('"rat" "car"')).toEqual([{ value: 'rat' }, { value: 'car' }])
})

test('assignments beside each other need no commas, but what stands in a text is one', () => {
  expect(parseArguments('target = 11  counts = [3, 1]')).toEqual([
    { name: 'target', value: 11 },
    { name: 'counts', value: [3, 1] },
  ])
  expect(parseArguments('s = "a 1 b = 2"')).toEqual([{ name: 's', value: 'a 1 b = 2' }])
})

test('in a tree that is written in braces a missing node may be a hash', () => {
  expect(parseArguments('root = {8,3,6,#,5}')).toEqual([{ name: 'root', value: [8, 3, 6, null, 5] }])
  expect(parseArguments('keys = ["#", "{,#"]')).toEqual([{ name: 'keys', value: ['#', '{,#'] }])
})
