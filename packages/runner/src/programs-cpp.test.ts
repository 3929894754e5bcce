import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openRunner } from './choose.ts'
import { PRECOMPILED } from './native/languages/cpp.ts'
import { type Engine, programLimits } from './program.ts'
import { runTrial, valuesOf } from './testing.ts'

// Whole programs in C++: what every language is held to, programs for an older standard, and those slow to compile.

let runner: Engine
beforeAll(async () => {
  runner = await openRunner({ only: 'native' })
  await run('int main() {}')
}, 120_000)
afterAll(() => runner.close())

const run = (source: string, stdin = '') => runner.runProgram({ language: 'cpp', source, stdin }, programLimits)

test('a program reads its standard input and prints, with or without all of the library', async () => {
  const whole =
    '#include <bits/stdc++.h>\nusing namespace std;\nint main() { long s = 0; for (int n; cin >> n;) s += n; cout << s << endl; return 3; }'
  expect(await run(whole, '1\n2\n39')).toMatchObject({ status: 'finished', exitCode: 3, stdout: '42\n' })
  const plain = '#include <cstdio>\nint main() { int n; std::scanf("%d", &n); std::printf("%d", n + 1); }'
  expect(await run(plain, '41')).toMatchObject({ status: 'finished', exitCode: 0, stdout: '42' })
})

test.each([
  ['an exception', '\n    std::vector<int>().at(1);', 134, /^solution\.cpp:3: uncaught std::out_of_range: /],
  ['a signal', '\n    int n = 0;\n    std::cin >> n;\n    return 1 / n;', 136, /^solution\.cpp:5: division by zero\n$/],
  ['a null pointer', ' int* volatile p = 0; return *p;', 139, /^solution\.cpp:2: a null pointer was followed/],
])('a program that fails says where on standard error, and ends as it would: %s', async (_, text, exitCode, stderr) => {
  const report = await run(`#include <bits/stdc++.h>\nint main() {${text}\n}`, 'x')
  expect(report).toMatchObject({ status: 'finished', exitCode, stderr: expect.stringMatching(stderr) })
})

test("a program that does not compile is told in the compiler's words, at its own lines", async () => {
  expect(await run('#include <iostream>\nint main() {\n    int n = x;\n}')).toMatchObject({
    status: 'compile-error',
    stderr: expect.stringContaining("solution.cpp:3:13: error: 'x' was not declared in this scope"),
  })
  expect(await run('int f() { return 1; }')).toMatchObject({
    status: 'compile-error',
    stderr: expect.stringContaining('undefined reference to `main'),
  })
})

test('a program that takes too much memory is told so', async () => {
  const source =
    '#include <bits/stdc++.h>\nint main() { std::vector<char> all(1LL << 45, 1); std::cout << all.size(); }'
  expect(await run(source)).toMatchObject({ status: 'out-of-memory' })
})

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

test.each([
  ['', 'printf'],
  ['with regular expressions, which are compiled without a check,', 'std::regex_match("", std::regex("")); printf'],
])(
  'a program %s is compiled with the precompiled header',
  async (_, call) => {
    const source = `#include <bits/stdc++.h>\nint main() {\n#ifdef ${PRECOMPILED}\n${call}("taken");\n#endif\n}`
    expect(await run(source)).toMatchObject({ status: 'finished', stdout: 'taken' })
  },
  60_000,
)

test('so is a function', async () => {
  const source = `int f(int n) {\n#ifdef ${PRECOMPILED}\nreturn n + 1;\n#else\nreturn 0;\n#endif\n}`
  expect(valuesOf(await runTrial(runner, 'cpp', { source }))).toEqual([2])
})
