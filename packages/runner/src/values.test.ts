import fc from 'fast-check'
import { expect, test } from 'vitest'
import { arbitraries } from './arbitrary-values.ts'
import { inEachSandbox, valuesOf } from './testing.ts'
import { decode, encode, WrongType } from './values.ts'

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

test.each(['list_node', 'tree_node'])('a %s without a node is given as null or as an empty array', (type) => {
  expect(encode(null, type)).toEqual([])
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
