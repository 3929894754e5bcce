import { afterAll, beforeAll, expect, test } from 'vitest'
import { openRunner } from './choose.ts'
import { type Engine, programLimits } from './program.ts'

// Whole programs in Rust.

let runner: Engine
beforeAll(async () => {
  runner = await openRunner({ only: 'native' })
  await run('fn main() {}')
}, 120_000)
afterAll(() => runner.close())

const run = (source: string, stdin = '') => runner.runProgram({ language: 'rust', source, stdin }, programLimits)

test('a program reads its standard input and prints', async () => {
  const source = `use std::io::{self, BufRead};
fn main() {
    let sum: i64 = io::stdin().lock().lines().map(|line| line.unwrap().parse::<i64>().unwrap()).sum();
    println!("{sum}");
}`
  expect(await run(source, '1\n2\n39\n')).toMatchObject({ status: 'finished', exitCode: 0, stdout: '42\n' })
})

test('a program that panics says where on standard error', async () => {
  expect(await run('fn main() {\n    panic!("no");\n}')).toMatchObject({
    status: 'finished',
    exitCode: 101,
    stderr: expect.stringContaining('panicked at solution.rs:2:5:\nno'),
  })
})

test("a program that does not compile is told in the compiler's words, at its own lines", async () => {
  expect(await run('fn main() {\n    let n: i32 = "x";\n}')).toMatchObject({
    status: 'compile-error',
    stderr: expect.stringContaining('solution.rs:2:18'),
  })
  expect(await run('fn f() {}')).toMatchObject({
    status: 'compile-error',
    stderr: expect.stringContaining('`main`'),
  })
})

test('a program that takes too much memory is told so', async () => {
  const source = 'fn main() { let all = std::hint::black_box(vec![1u8; 1 << 45]); println!("{}", all.len()); }'
  expect(await run(source)).toMatchObject({ status: 'out-of-memory' })
})
