import { Language } from '@dryrun/contract/languages'
import type { ValueType } from '@dryrun/contract/problem'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openRunner } from './choose.ts'
import { outcomeMatches } from './compare.ts'
import type { Runner, Value } from './program.ts'
import { runTrial, valuesOf } from './testing.ts'
import { sourceOf } from './writings.ts'

/** A problem of each type: what is given, and what is expected. The wrong answer gives back what it was given. */
const problems: Record<ValueType, [given: Value, expected: Value]> = {
  integer: [2 ** 31 - 2, 2 ** 31 - 1],
  long: [2 ** 32, 2 ** 33],
  double: [0.5, 0.125],
  boolean: [false, true],
  string: ['日本', '日本é!'],
  character: ['a', 'b'],
  list_node: [
    [1, -2, 3],
    [-2, 3],
  ],
  tree_node: [
    [1, 2, 3, null, 4],
    [2, null, 4],
  ],
  'integer[]': [
    [1, 2, 3],
    [3, 2, 1],
  ],
  'integer[][]': [
    [[1, 2], [], [3]],
    [[3], [], [1, 2]],
  ],
  'long[]': [
    [2 ** 40, 1],
    [1, 2 ** 40],
  ],
  'double[]': [
    [0.5, 1, -2.25],
    [-2.25, 1, 0.5],
  ],
  'boolean[]': [
    [true, true, false],
    [false, true, true],
  ],
  'string[]': [
    ['a', '', 'ü'],
    ['ü', '', 'a'],
  ],
  'string[][]': [
    [['a'], ['b', 'c']],
    [['b', 'c'], ['a']],
  ],
  'character[][]': [
    [['#'], ['.', '.']],
    [['.', '.'], ['#']],
  ],
  'list_node[]': [
    [[1, 2], [3]],
    [[3], [1, 2]],
  ],
}

let runner: Runner
beforeAll(async () => {
  runner = await openRunner({ only: 'native' })
})
afterAll(() => runner.close())

/** A compiler that has never been used here is made ready by its first program. */
describe.each(Language.options)('in %s', { timeout: 120_000 }, (language) => {
  test.each(Object.entries(problems))('a problem of %s is solved right and wrong', async (type, [given, expected]) => {
    const call = { arguments: [given] }
    const entry = { name: 'f', parameters: [{ name: 'p0', type }], returns: type }
    const passes = async (body: 'same' | 'changed') => {
      const source = sourceOf(language, type, body)
      const [value = null] = valuesOf(
        await runTrial(runner, language, { source, takes: [type], returns: type, calls: [[given]] }),
      )
      return outcomeMatches('exact', entry, call, value, expected)
    }
    expect([await passes('changed'), await passes('same')]).toEqual([true, false])
  })
})
