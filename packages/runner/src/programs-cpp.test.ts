import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openRunner } from './choose.ts'
import { type Engine, programLimits } from './program.ts'

// Whole programs in C++: those for an older standard, and those that are slow to compile.

let runner: Engine
beforeAll(async () => {
  runner = await openRunner({ only: 'native' })
  await run('int main() {}')
}, 120_000)
afterAll(() => runner.close())

const run = (source: string) => runner.runProgram({ language: 'cpp', source, stdin: '' }, programLimits)

describe('a program that only a newer standard refuses is taken by the older', () => {
  test.each([
    [
      'names that the library has now',
      '#include <cstdio>\n#include <span>\n#include <vector>\nusing namespace std;\nvector<int> span{1};\nint main() { printf("%d", span[0]); }',
    ],
    [
      'functions that the library has now',
      '#include <cmath>\n#include <cstdio>\nusing namespace std;\ndouble lerp(double a, double b, double t) { return a + t * (b - a); }\nint main() { printf("%g", lerp(0.0, 2.0, 0.5)); }',
    ],
    ['words that are keywords now', '#include <cstdio>\nbool requires = true;\nint main() { printf("%d", requires); }'],
    [
      'texts that have another type now',
      '#include <cstdio>\nint main() { const char* one = u8"1"; printf("%s", one); }',
    ],
    [
      'constructors with the arguments of their template',
      '#include <cstdio>\ntemplate <class T> struct Box { T value; Box<T>() : value(1) {} };\nint main() { printf("%d", Box<int>().value); }',
    ],
  ])('%s', async (_, source) => {
    expect(await run(source)).toMatchObject({ status: 'finished', exitCode: 0, stdout: '1', stderr: '' })
  })

  test('what both refuse is told in the words of the newer', async () => {
    const source = '#include <span>\nusing namespace std;\nint span = 0;\nint main() { return span + missing; }'
    expect(await run(source)).toMatchObject({
      status: 'compile-error',
      stderr: expect.stringContaining("solution.cpp:4:21: error: reference to 'span' is ambiguous"),
    })
  })
})

test('a null pointer is told in a program with regular expressions too, which is compiled without a check for it', async () => {
  const text = (body: string) => `#include <regex>\nint main() {\n    ${body}\n}`
  expect(await run(text('return !std::regex_match("a1", std::regex("\\\\w\\\\d"));'))).toMatchObject({
    status: 'finished',
    exitCode: 0,
  })
  expect(await run(text('int* volatile p = nullptr; return *p;'))).toMatchObject({
    status: 'finished',
    exitCode: 139,
    // Without a check before it, as with one it is told to what.
    stderr: expect.stringMatching(/^solution\.cpp:[34]: a null pointer was followed\n$/),
  })
}, 60_000)
