import type { ValueType } from '@dryrun/contract/problem'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Value } from './program.ts'
import { inEachSandbox, valuesOf } from './testing.ts'
import { decode, encode, WrongType } from './values.ts'

const integer = fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 })
/** As values are kept: a number while a double holds it exactly, a bigint beyond. */
const long = fc
  .bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n })
  .map((value) => (Number.isSafeInteger(Number(value)) ? Number(value) : value))
const double = fc.double().map((value) => (Object.is(value, -0) ? 0 : value))
const string = fc.string({ unit: 'binary' })
const tree = fc.array(fc.option(integer), { maxLength: 30 }).map(asTree)

const arbitraries: Record<ValueType, fc.Arbitrary<Value>> = {
  integer,
  long,
  double,
  boolean: fc.boolean(),
  string,
  character: fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
  list_node: fc.array(integer),
  tree_node: tree,
  'integer[]': fc.array(integer),
  'long[][]': fc.array(fc.array(long)),
  'double[]': fc.array(double),
  'string[]': fc.array(string),
  'character[][]': fc.array(fc.array(fc.string({ minLength: 1, maxLength: 1 }))),
  'boolean[]': fc.array(fc.boolean()),
  'list_node[]': fc.array(fc.array(integer)),
}

/** Drops values that would have no parent, and the nulls at the end, as trees are written. */
function asTree(values: (number | null)[]): (number | null)[] {
  const kept: (number | null)[] = []
  let places = 1
  for (const value of values) {
    if (places === 0) break
    places += value === null ? -1 : 1
    kept.push(value)
  }
  while (kept.at(-1) === null) kept.pop()
  return kept
}

test.each(Object.entries(arbitraries))('a %s written for the harness is read back the same', (type, arbitrary) => {
  fc.assert(
    fc.property(arbitrary, (value) => {
      expect(decode(JSON.parse(JSON.stringify(encode(value, type))), type)).toEqual(value)
    }),
  )
})

test('whatever a harness writes, what is read is of the type or refused', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.constantFrom(...Object.keys(arbitraries)), (wire, type) => {
      try {
        const value = decode(wire, type)
        expect(decode(encode(value, type), type)).toEqual(value)
      } catch (error) {
        expect(error).toBeInstanceOf(WrongType)
      }
    }),
  )
})

inEachSandbox((run, kind) => {
  const sources = { python: 'def f(value):\n    return value', javascript: 'const f = (value) => value' }
  for (const language of ['python', 'javascript'] as const) {
    // Pyodide takes seconds to start and runs the same harness; there only what depends on the engine is tried.
    const slow = kind === 'portable' && language === 'python'
    const types = slow ? ['long[][]', 'double[]', 'string[]'] : Object.keys(arbitraries)

    test.each(types)(`a %s goes through a ${language} program and comes back the same`, async (type) => {
      const calls = fc.array(arbitraries[type] ?? fc.constant(null), { minLength: 20, maxLength: 40 })
      await fc.assert(
        fc.asyncProperty(calls, async (values) => {
          const report = await run(language, {
            source: sources[language],
            takes: [type],
            returns: type,
            calls: values.map((value) => [value]),
          })
          expect(valuesOf(report)).toEqual(values)
        }),
        { numRuns: slow ? 1 : 2 },
      )
    })
  }
})
