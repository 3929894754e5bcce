import { Language } from '@dryrun/contract/languages'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openRunner } from './choose.ts'
import { interpreted } from './interpreters.ts'
import { type Call, type Runner, standardLimits } from './program.ts'
import { valuesOf } from './testing.ts'

/** Adds up to n in a way that no compiler shortens, and changes what it is given. */
const sources: Record<Language, string> = {
  python: `def f(seen, n):
    seed = 1
    for _ in range(n): seed = (seed * 1103 + 12345) % 65521
    seen[0] = seed`,
  javascript: `function f(seen, n) {
  let seed = 1
  for (let i = 0; i < n; i++) seed = (seed * 1103 + 12345) % 65521
  seen[0] = seed
}`,
  java: `class Solution {
  void f(int[] seen, int n) { int seed = 1; for (int i = 0; i < n; i++) seed = (seed * 1103 + 12345) % 65521; seen[0] = seed; }
}`,
  cpp: `class Solution { public:
  void f(vector<int>& seen, int n) { int seed = 1; for (int i = 0; i < n; i++) seed = (seed * 1103 + 12345) % 65521; seen[0] = seed; }
};`,
  csharp: `public class Solution {
  public void F(int[] seen, int n) { int seed = 1; for (int i = 0; i < n; i++) seed = (seed * 1103 + 12345) % 65521; seen[0] = seed; }
}`,
  go: `func f(seen []int, n int) {
	seed := 1
	for i := 0; i < n; i++ { seed = (seed*1103 + 12345) % 65521 }
	seen[0] = seed
}`,
  rust: `impl Solution { pub fn f(seen: &mut Vec<i32>, n: i32) {
    let mut seed = 1;
    for _ in 0..n { seed = (seed * 1103 + 12345) % 65521; }
    seen[0] = seed;
} }`,
}

const entry = {
  name: 'f',
  parameters: [
    { name: 'seen', type: 'integer[]' },
    { name: 'n', type: 'integer' },
  ],
  returns: 'void',
}

describe.each([
  { kind: 'native', languages: Language.options },
  { kind: 'portable', languages: interpreted },
] as const)('$kind sandbox', ({ kind, languages }) => {
  let runner: Runner
  beforeAll(async () => {
    runner = await openRunner({ only: kind })
  }, 60_000)
  afterAll(() => runner.close())

  test.each(languages)('a timed call in %s gives its milliseconds instead of what it came to', async (language) => {
    // The first of all takes what a language needs to begin.
    const shorts = Array.from({ length: 5 }, () => call(10, true))
    const calls = [call(2, false), ...shorts, call(1_000_000, true), call(2, false)]
    const report = await runner.run({ language, source: sources[language], entry }, calls, standardLimits)
    const values = valuesOf(report)
    const [before, after] = [values.at(0), values.at(-1)]
    // A busy machine may hold one of them up.
    const short = Math.min(...values.slice(1, -2).map(Number))
    expect(short).toBeGreaterThan(0)
    expect(Number(values.at(-2))).toBeGreaterThan(10 * short)
    expect([before, after]).toEqual([[(13_448 * 1103 + 12_345) % 65_521], before])
  })
})

function call(n: number, timed: boolean): Call {
  return { arguments: [[0], n], timed }
}
