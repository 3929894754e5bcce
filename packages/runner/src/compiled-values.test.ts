import type { Language } from '@dryrun/contract/languages'
import type { ValueType } from '@dryrun/contract/problem'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { arbitraries } from './arbitrary-values.ts'
import { openRunner } from './choose.ts'
import type { Interpreted } from './interpreters.ts'
import type { Runner, Value } from './program.ts'
import { runTrial, valuesOf } from './testing.ts'

/** How a language writes types, and a function `f` that gives back what it was given. */
type Writing = {
  leaves: Record<string, string>
  array(item: string): string
  same(type: string): string
  /** What one character may be, where that is less than all of Unicode. */
  characters?: fc.Arbitrary<string>
}

const inClass = (type: string) => `class Solution {\n  public ${type} f(${type} value) {\n    return value;\n  }\n}`
const ascii = fc.string({ unit: 'binary-ascii', minLength: 1, maxLength: 1 })
/** A char of Java or C# is half of what lies beyond the first 65,536. */
const basic = fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }).filter(({ length }) => length === 1)

const writings: Record<Exclude<Language, Interpreted>, Writing> = {
  java: {
    leaves: { integer: 'int', long: 'long', double: 'double', boolean: 'boolean', string: 'String', character: 'char' },
    array: (item) => `${item}[]`,
    same: inClass,
    characters: basic,
  },
  cpp: {
    leaves: {
      ...{ integer: 'int', long: 'long long', double: 'double', boolean: 'bool', string: 'string', character: 'char' },
      ...{ list_node: 'ListNode*', tree_node: 'TreeNode*' },
    },
    array: (item) => `vector<${item}>`,
    same: (type) => `class Solution {\npublic:\n  ${type} f(${type} value) {\n    return value;\n  }\n};`,
    characters: ascii,
  },
  csharp: {
    leaves: { integer: 'int', long: 'long', double: 'double', boolean: 'bool', string: 'string', character: 'char' },
    array: (item) => `${item}[]`,
    same: inClass,
    characters: basic,
  },
  go: {
    leaves: {
      ...{ integer: 'int', long: 'int64', double: 'float64', boolean: 'bool', string: 'string', character: 'byte' },
      ...{ list_node: '*ListNode', tree_node: '*TreeNode' },
    },
    array: (item) => `[]${item}`,
    same: (type) => `func f(value ${type}) ${type} {\n\treturn value\n}`,
    characters: ascii,
  },
  rust: {
    leaves: {
      ...{ integer: 'i32', long: 'i64', double: 'f64', boolean: 'bool', string: 'String', character: 'char' },
      ...{ list_node: 'Option<Box<ListNode>>', tree_node: 'Option<Rc<RefCell<TreeNode>>>' },
    },
    array: (item) => `Vec<${item}>`,
    same: (type) => `impl Solution {\n    pub fn f(value: ${type}) -> ${type} {\n        value\n    }\n}`,
  },
}

const nodes: Record<string, string> = { list_node: 'ListNode', tree_node: 'TreeNode' }

function typeIn(writing: Writing, type: ValueType): string {
  if (type.endsWith('[]')) return writing.array(typeIn(writing, type.slice(0, -2)))
  return writing.leaves[type] ?? nodes[type] ?? type
}

function valuesIn({ characters }: Writing, type: ValueType): fc.Arbitrary<Value> {
  if (type === 'character' && characters) return characters
  return arbitraries[type] ?? fc.constant(null)
}

let runner: Runner
beforeAll(async () => {
  runner = await openRunner({ only: 'native' })
})
afterAll(() => runner.close())

describe.each(Object.keys(writings) as Exclude<Language, Interpreted>[])('%s', (language) => {
  const writing = writings[language]

  /** A compiler that has never been used here is made ready by its first program. */
  const within = { timeout: 120_000 }
  test.each(Object.keys(arbitraries))('a %s goes through a program and comes back the same', within, async (type) => {
    const values = fc.array(valuesIn(writing, type), { minLength: 60, maxLength: 60 })
    await fc.assert(
      fc.asyncProperty(values, async (given) => {
        const source = writing.same(typeIn(writing, type))
        const calls = given.map((value) => [value])
        const report = await runTrial(runner, language, { source, takes: [type], returns: type, calls })
        expect(valuesOf(report)).toEqual(given)
      }),
      { numRuns: 1 },
    )
  })
})
