import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseArguments, parseValue } from './values.ts'

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

test('what is spoiled is not guessed', () => {
  for (const spoiled of ['', '[1,2', '[1,,2]', '[1 2]', '1O', '"abc', 'abc', '[1,2]]', '9007199254740993', '1.2.3']) {
    expect(parseValue(spoiled)).toBeNull()
  }
})

test('arguments are named all, or none', () => {
  const both = [
    { name: 'nums', value: [2, 7] },
    { name: 'target', value: 9 },
  ]
  expect(parseArguments('nums = [2,7], target = 9')).toEqual(both)
  expect(parseArguments('nums = [2,7]\ntarget = 9')).toEqual(both)
  expect(parseArguments('[2,7], 9')).toEqual([{ value: [2, 7] }, { value: 9 }])
  expect(parseArguments('nums = [2,7]\n9')).toBeNull()
})
