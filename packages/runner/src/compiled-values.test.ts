import { Language } from '@dryrun/contract/languages'
import type { ValueType } from '@dryrun/contract/problem'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { arbitraries } from './arbitrary-values.ts'
import { openRunner } from './choose.ts'
import { isInterpreted } from './interpreters.ts'
import type { Runner, Value } from './program.ts'
import { runTrial, valuesOf } from './testing.ts'
import { sourceOf } from './writings.ts'

const ascii = fc.string({ unit: 'binary-ascii', minLength: 1, maxLength: 1 })
/** A char of Java or C# is half of what lies beyond the first 65,536. */
const basic = fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }).filter(({ length }) => length === 1)

/** What one character may be, where that is less than all of Unicode. */
const characters: Partial<Record<Language, fc.Arbitrary<string>>> = {
  java: basic,
  cpp: ascii,
  csharp: basic,
  go: ascii,
}

function valuesIn(language: Language, type: ValueType): fc.Arbitrary<Value> {
  const fewer = type === 'character' ? characters[language] : undefined
  return fewer ?? arbitraries[type] ?? fc.constant(null)
}

let runner: Runner
beforeAll(async () => {
  runner = await openRunner({ only: 'native' })
})
afterAll(() => runner.close())

describe.each(Language.options.filter((language) => !isInterpreted(language)))('%s', (language) => {
  /** A compiler that has never been used here is made ready by its first program. */
  const within = { timeout: 120_000 }
  test.each(Object.keys(arbitraries))('a %s goes through a program and comes back the same', within, async (type) => {
    const values = fc.array(valuesIn(language, type), { minLength: 60, maxLength: 60 })
    await fc.assert(
      fc.asyncProperty(values, async (given) => {
        const source = sourceOf(language, type, 'same')
        const calls = given.map((value) => [value])
        const report = await runTrial(runner, language, { source, takes: [type], returns: type, calls })
        expect(valuesOf(report)).toEqual(given)
      }),
      { numRuns: 1 },
    )
  })
})
