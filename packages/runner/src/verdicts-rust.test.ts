import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openRunner } from './choose.ts'
import { type Engine, type ProgramError, programLimits, type Value } from './program.ts'
import { outcomesOf, runTrial, type Trial, valuesOf } from './testing.ts'

// What every language is held to is in tables beside this. Here is what only Rust has.

let runner: Engine
beforeAll(async () => {
  runner = await openRunner({ only: 'native' })
  await runTrial(runner, 'rust', { source: 'fn f(n: i32) -> i32 { n }' })
}, 120_000)
afterAll(() => runner.close())

const run = (trial: Trial) => runTrial(runner, 'rust', trial)

/** How a call of `f` with 1 ended, which must have been with an error. */
async function errorOf(trial: Trial): Promise<ProgramError | string | undefined> {
  const report = await run(trial)
  if (report.status === 'compile-error') return report.error
  const [outcome] = outcomesOf(report)
  return outcome?.status === 'threw' ? outcome.error : outcome?.status
}

describe('what an answer may look like', () => {
  const shapes = {
    'a method of Solution, as sites give it': 'impl Solution {\n    pub fn f(n: i32) -> i32 {\n        n + 1\n    }\n}',
    'with its own struct, of whatever kind':
      'struct Solution {}\nimpl Solution { fn f(&self, n: i32) -> i32 { n + 1 } }',
    'made by its own new': `struct Solution { by: i32 }
impl Solution { fn new() -> Self { Self { by: 1 } } fn f(&mut self, n: i32) -> i32 { self.by += n; self.by } }`,
    'a plain function': 'fn f(n: i64) -> i64 { n + 1 }',
    'a main beside it': 'fn f(n: i32) -> i32 { n + 1 }\nfn main() { println!("{}", f(1)); }',
    'attributes and comments of a whole file':
      '#![allow(dead_code)]\n//! Mine.\nfn f(n: u8) -> usize { n as usize + 1 } // end',
    'what sites import': 'fn f(n: i32) -> i32 { HashMap::from([(n, Rc::new(RefCell::new(n + 1)))])[&n].take() }',
    'imports of the same': `use std::collections::*;
use std::{cell::RefCell, rc::Rc};
fn f(n: i32) -> i32 { VecDeque::from([Rc::new(RefCell::new(n + 1))])[0].take() }`,
    "names that hide ours and the library's": `type Result<T> = std::result::Result<T, ()>;
struct Vec; struct HashMap; enum Mine { Ok, Some }
use Mine::*;
fn f(n: i32) -> i32 { let _: (Result<i32>, Vec, HashMap, Mine, Mine) = (Err(()), Vec, HashMap, Ok, Some); n + 1 }`,
    'conditions that are chained, as the newest edition has them':
      'fn f(n: i32) -> i32 { if let Some(m) = n.checked_add(1) && m > n { m } else { 0 } }',
    'names that the newest edition reserves': 'fn f(n: i32) -> i32 { let gen = n; gen + 1 }',
    'a comment for documentation at its end': 'fn f(n: i32) -> i32 { n + 1 }\n/**\n * Your object is made so:\n */',
    'macros, traits and generics of its own': `macro_rules! one { () => { 1 } }
trait Next { fn next(self) -> Self; }
impl Next for i32 { fn next(self) -> Self { self + one!() } }
fn then<T: Next>(value: T) -> T { value.next() }
fn f(n: i32) -> i32 { then(n) }`,
    'a name in comments and texts':
      'const A: &str = "fn f("; /* fn f(x: ( /* */ */ fn f(n: i32) -> i32 { let _ = (\'"\', r#"fn f("#, A); n + 1 }',
  }
  test.each(Object.entries(shapes))('%s', async (_, source) => {
    expect(valuesOf(await run({ source }))).toEqual([2])
  })

  test("a camel-case name is called by Rust's own, and one that is reserved in its raw form", async () => {
    const source = 'impl Solution { pub fn two_sum(n: i32) -> i32 { n + 1 } pub fn r#move(n: i32) -> i32 { n + 1 } }'
    expect(valuesOf(await run({ source, name: 'twoSum' }))).toEqual([2])
    expect(valuesOf(await run({ source, name: 'move' }))).toEqual([2])
  })
})

describe('arguments come in the types that the author declares', () => {
  const texts = ['String', '&str', '&String', 'Vec<char>', 'Vec<u8>', '&[u8]', '&mut String', 'Option<String>']
  test.each(texts)('a string as %s', async (type) => {
    const source = `fn f(value: ${type}) -> bool { format!("{:?}", value).contains(&format!("{:?}", value)[1..]) }`
    expect(valuesOf(await run({ source, takes: ['string'], returns: 'boolean', calls: [['ab']] }))).toEqual([true])
  })

  const arrays: [type: string, shown: string][] = [
    ['Vec<i32>', 'value[1]'],
    ['Vec<i64>', 'value[1] as i32'],
    ['Vec<usize>', 'value[1] as i32'],
    ['&[i32]', 'value[1]'],
    ['&mut [i32]', 'value[1]'],
    ['&Vec<i32>', 'value[1]'],
    ['VecDeque<i32>', 'value[1]'],
    ['[i32; 2]', 'value[1]'],
    ['(i32, i32)', 'value.1'],
    ['Vec<Option<i32>>', 'value[1].unwrap()'],
  ]
  test.each(arrays)('an array as %s', async (type, shown) => {
    const source = `fn f(value: ${type}) -> i32 { ${shown} }`
    expect(valuesOf(await run({ source, takes: ['integer[]'], calls: [[[1, 2]]] }))).toEqual([2])
  })

  test.each(['i32', 'i64', 'usize'])('an array of %s comes back where there may be none', async (item) => {
    const source = `fn f(n: i32) -> Option<Vec<${item}>> { Some(vec![n as ${item}, 2]) }`
    expect(valuesOf(await run({ source, returns: 'integer[]' }))).toEqual([[1, 2]])
  })

  test('one that does not fit its type is an error of that call', async () => {
    const source = 'fn f(n: i32) -> i32 { n }'
    expect(await errorOf({ source, calls: [[2 ** 40]] })).toEqual({
      message: 'the argument 1099511627776 does not fit i32',
    })
    expect(await errorOf({ source: 'fn f(n: usize) -> usize { n }', calls: [[-1]] })).toEqual({
      message: 'the argument -1 does not fit usize',
    })
  })

  test('nodes that the author defines are used, and may be seen in comments alone', async () => {
    const lists = { takes: ['list_node'], returns: 'list_node', calls: [[[1, 2]], [[]]] }
    const body = 'fn f(head: Option<Box<ListNode>>) -> Option<Box<ListNode>> { head }'
    for (const source of [
      `// pub struct ListNode { pub val: i32 }\n${body}`,
      `struct ListNode { val: i64, next: Option<Box<ListNode>> }\n${body}`,
      `impl PartialOrd for ListNode { fn partial_cmp(&self, _: &Self) -> Option<std::cmp::Ordering> { None } }\n${body}`,
    ])
      expect(valuesOf(await run({ source, ...lists }))).toEqual([[1, 2], []])
  })

  const inPlace: [what: string, type: string, source: string, given: Value, after: Value][] = [
    ['a vector', 'integer[]', 'fn f(nums: &mut Vec<i32>) { nums.push(3) }', [1], [1, 3]],
    ['a slice', 'integer[]', 'fn f(nums: &mut [i32]) { nums[0] = 3 }', [1], [3]],
    [
      'rows of characters',
      'character[][]',
      "fn f(b: &mut Vec<Vec<char>>) { b[0][0] = 'x' }",
      [['a', 'b']],
      [['x', 'b']],
    ],
    [
      'a list',
      'list_node',
      'fn f(head: &mut Option<Box<ListNode>>) { *head = head.take().unwrap().next }',
      [1, 2],
      [2],
    ],
    ['a tree', 'tree_node', 'fn f(root: &mut Option<Rc<RefCell<TreeNode>>>) { *root = None }', [1, 2], []],
    [
      'a tree that it was given for its own',
      'tree_node',
      'fn f(root: Option<Rc<RefCell<TreeNode>>>) { root.unwrap().borrow_mut().left = None }',
      [1, 2, 3],
      [1, null, 3],
    ],
    ['nothing of a vector of its own', 'integer[]', 'fn f(mut nums: Vec<i32>) { nums.push(3) }', [1], [1]],
  ]
  test.each(inPlace)('%s is changed in place', async (_, type, source, given, after) => {
    expect(valuesOf(await run({ source, takes: [type], returns: 'void', calls: [[given]] }))).toEqual([after])
  })
})

describe('errors', () => {
  const body = (text: string) => `fn f(n: i32) -> i32 {\n    let values: Vec<i32> = Vec::new();\n    ${text}\n}`
  const panics: [what: string, text: string, message: RegExp][] = [
    ['an index out of range', 'values[n as usize]', /^index out of bounds: the len is 0 but the index is 1$/],
    ['an unwrap of nothing', '*values.first().unwrap()', /^called `Option::unwrap\(\)` on a `None` value$/],
    ['an overflow', 'i32::MAX + n', /^attempt to add with overflow$/],
    ['an overflow in a sum', '[i32::MAX, n].iter().sum()', /overflow$/],
    ['a division by zero', '1 / (n - 1)', /^attempt to divide by zero$/],
    ['a key that is not there', 'HashMap::from([(0, 0)])[&n]', /^no entry found for key$/],
    ['a slice out of range', 'values[..n as usize][0]', /out of range/],
    ['half a character', '"\u00e9"[..n as usize].len() as i32', /char boundary/],
    [
      'a cell that is borrowed',
      '{ let c = RefCell::new(n); let _a = c.borrow_mut(); let b = *c.borrow(); b }',
      /borrowed/,
    ],
    ['an assertion', '{ assert_eq!(n, 2, "no {}", n); n }', /no 1/],
    ['an expectation', '"x".parse().expect("a number")', /^a number: ParseIntError/],
    ['a panic with a text', 'panic!("because {}", n)', /^because 1$/],
    ['a panic with a value', 'std::panic::panic_any(n)', /^it panicked$/],
    ['what cannot be reached', 'unreachable!()', /unreachable/],
  ]
  test.each(panics)('%s is told with its message and line', async (_, text, message) => {
    const report = await run({ source: body(text), calls: [[1], [1]] })
    const told = { status: 'threw', error: { message: expect.stringMatching(message) } }
    expect(outcomesOf(report)).toMatchObject([told, told])
    const [outcome] = outcomesOf(report)
    expect(outcome?.status === 'threw' && (outcome.error.line ?? 3)).toBe(3)
  })

  const refused: [what: string, source: string, error: ProgramError][] = [
    [
      'types',
      'fn f(n: i32) -> i32 {\n    "x"\n}',
      { message: 'error[E0308]: mismatched types: expected `i32`, found `&str`', line: 2 },
    ],
    [
      'a brace that is missing',
      'fn g() {}\nfn f(n: i32) -> i32 {\n    n',
      { message: 'error: this file contains an unclosed delimiter', line: 2 },
    ],
    [
      'a name',
      'fn f(n: i32) -> i32 {\n    n + k\n}',
      { message: expect.stringContaining('cannot find value `k`'), line: 2 },
    ],
    [
      'a borrow',
      'fn f(n: i32) -> i32 {\n let v = vec![n];\n drop(v);\n v[0]\n}',
      { message: expect.stringContaining('borrow of moved value: `v`'), line: 4 },
    ],
    [
      'parameters',
      '\nfn f(n: i32, k: i32) -> i32 { n }',
      { message: expect.stringContaining('this function takes 2 arguments'), line: 2 },
    ],
    ['a crate', 'use rand::Rng;\nfn f(n: i32) -> i32 { n }', { message: expect.stringContaining('rand'), line: 1 }],
    [
      'a comment that does not end',
      'fn f(n: i32) -> i32 { n }\n/* x',
      { message: 'error[E0758]: unterminated block comment', line: 2 },
    ],
    ['no such function', 'fn g(n: i32) -> i32 { n }', { message: "there is no function named 'f'" }],
  ] as never
  test.each(refused)(
    'what does not compile is refused with the first error, at its line: %s',
    async (_, source, error) => {
      expect(await run({ source })).toEqual({ status: 'compile-error', error })
    },
  )

  test('a stack that overflows is told, and recursion may be as deep as practice problems need', async () => {
    const source = 'fn f(n: i32) -> i32 { if n == 0 { 0 } else { std::hint::black_box(f(n - 1)) + 1 } }'
    expect(outcomesOf(await run({ source, calls: [[100_000], [-1]] }))).toMatchObject([
      { status: 'returned', value: 100_000 },
      { status: 'threw', error: { message: 'stack overflow' } },
    ])
  })

  test('a thread of its own that panics is printed, and what waits for it has the error', async () => {
    const source =
      'fn f(n: i32) -> i32 {\n    std::thread::spawn(|| panic!("inside"))\n        .join()\n        .unwrap()\n}'
    const [outcome] = outcomesOf(await run({ source }))
    expect(outcome).toMatchObject({ status: 'threw', error: { line: 4 } })
    expect(outcome?.status === 'threw' && outcome.stdout).toContain('inside')
  })

  test.each([
    ['a vector that is too large', 'fn f(n: i32) -> i32 { std::hint::black_box(vec![1u8; 1 << 45]).len() as i32 + n }'],
    ['one that grows', 'fn f(n: i32) -> i32 { let mut all = vec![]; loop { all.push(vec![n; 100_000]) } }'],
  ])('memory that is spent is told: %s', async (_, source) => {
    expect(await errorOf({ source })).toBe('out-of-memory')
  })

  test('a result of another type is an error', async () => {
    expect(await errorOf({ source: 'fn f(n: i32) -> HashSet<i32> { [n].into() }' })).toMatchObject({
      message: expect.stringContaining('a result cannot be taken as `std::collections::HashSet<i32>`'),
    })
    expect(await errorOf({ source: 'fn f(n: i32) -> f64 { 1.5 }' })).toEqual({
      message: 'returned 1.5 (f64) where integer was expected',
    })
    expect(await errorOf({ source: 'fn f(n: i32) {}' })).toEqual({
      message: 'returned nothing where integer was expected',
    })
  })

  test('a tree that holds itself is not waited for', async () => {
    const source = `fn f(root: Option<Rc<RefCell<TreeNode>>>) -> Option<Rc<RefCell<TreeNode>>> {
    root.as_ref().unwrap().borrow_mut().left = root.clone();
    root
}`
    const trees = { takes: ['tree_node'], returns: 'tree_node', calls: [[[1]]] }
    expect(await errorOf({ source, ...trees })).toEqual({ message: 'returned a tree that does not end' })
  })
})

describe('while it compiles', () => {
  const tricks: [what: string, source: string, words: RegExp][] = [
    [
      'a file of the machine',
      'const A: &str = include_str!("/etc/passwd");\nfn f(n: i32) -> i32 { n }',
      /couldn't read `\/etc\/passwd`/,
    ],
    ['code from elsewhere', 'include!("/etc/hostname");\nfn f(n: i32) -> i32 { n }', /couldn't read `\/etc\/hostname`/],
    ['a module of ours', '#[path = "/toolchain/rust-runtime/x.rs"] mod x;\nfn f(n: i32) -> i32 { n }', /couldn't read/],
    ['the environment', 'const A: &str = env!("HOME");\nfn f(n: i32) -> i32 { n }', /not defined at compile time/],
    ['a macro that runs', 'extern crate proc_macro;\n#[proc_macro]\npub fn f(n: i32) -> i32 { n }', /proc_macro/],
    [
      'a constant that does not end',
      'const fn g() -> i32 { loop {} }\nconst A: i32 = g();\nfn f(n: i32) -> i32 { n + A }',
      /taking a long time/,
    ],
    [
      'a macro that calls itself',
      'macro_rules! m { ($($t:tt)*) => { m! { x $($t)* } } }\nm! {}\nfn f(n: i32) -> i32 { n }',
      /recursion limit/,
    ],
    [
      'types without end',
      'struct A<T>(T);\nfn g<T>(n: i32, t: T) -> i32 { if n == 0 { 0 } else { g(n - 1, A(t)) } }\nfn f(n: i32) -> i32 { g(n, 0) }',
      /recursion limit/,
    ],
    ['brackets without end', `fn f(n: i32) -> i32 { ${'('.repeat(100_000)} }`, /nested too deeply/],
  ]
  test.each(tricks)(
    '%s: a compile error in clear words',
    async (_, source, words) => {
      const report = await run({ source })
      expect(report).toMatchObject({ status: 'compile-error', error: { message: expect.stringMatching(words) } })
    },
    40_000,
  )
})

describe('what is printed', () => {
  test('is kept apart from what is returned, with what stands on standard error', async () => {
    const source = 'fn f(n: i32) -> i32 { print!("größer "); eprintln!("als €{n}"); print!("end"); n }'
    const [first, second] = outcomesOf(await run({ source, calls: [[1], [2]] }))
    expect(first).toMatchObject({ status: 'returned', value: 1, stdout: expect.stringContaining('als €1\n') })
    expect(second).toMatchObject({ status: 'returned', value: 2, stdout: expect.stringContaining('größer') })
  })
})

describe('a class', () => {
  const entry = {
    name: 'Box',
    parameters: [{ name: 'limit', type: 'integer' }],
    methods: [
      { name: 'putIn', parameters: [{ name: 'value', type: 'string' }], returns: 'boolean' },
      { name: 'all', parameters: [], returns: 'string[]' },
      { name: 'clear', parameters: [], returns: 'void' },
    ],
  }
  const asked = (...steps: [string, ...Value[]][]) => ({
    arguments: [steps.map(([name]) => name), steps.map(([, ...values]) => values)] as Value[],
  })
  const source = `struct Box { limit: usize, held: RefCell<Vec<String>> }
impl Box {
    fn new(limit: i32) -> Self { Self { limit: limit as usize, held: RefCell::default() } }
    fn put_in(&self, value: String) -> bool {
        assert!(!value.is_empty(), "nothing to put in");
        if self.held.borrow().len() == self.limit { return false; }
        self.held.borrow_mut().push(value);
        true
    }
    fn clear(&mut self) -> &mut Self { self.held.get_mut().clear(); self }
}
trait All { fn all(&self) -> Vec<String>; }
impl All for Box { fn all(&self) -> Vec<String> { self.held.borrow().clone() } }`

  async function steps(text: string, ...asks: [string, ...Value[]][]) {
    return runner.run({ language: 'rust', source: text, entry }, [asked(...asks)], {
      ...programLimits,
      memoryBytes: 256 * 1024 * 1024,
    })
  }

  test('is made and asked, whatever way it holds itself', async () => {
    const report = await steps(source, ['Box', 1], ['putIn', 'a'], ['putIn', 'b'], ['clear'], ['putIn', 'c'])
    expect(valuesOf(report)).toEqual([[null, true, false, null, true]])
  })

  test('has methods of traits too', async () => {
    expect(valuesOf(await steps(source, ['Box', 1], ['putIn', 'a'], ['all']))).toEqual([[null, true, ['a']]])
  })

  test('tells the operation an error happened in, and its line', async () => {
    const [outcome] = outcomesOf(await steps(source, ['Box', 1], ['putIn', 'a'], ['putIn', '']))
    expect(outcome).toMatchObject({
      status: 'threw',
      error: { message: 'operation 3, putIn(""): nothing to put in', line: 5 },
    })
  })

  test('must be there, with a constructor and the methods that are called', async () => {
    expect(await steps('struct Bag;', ['Box', 1])).toMatchObject({
      error: { message: "there is no class named 'Box'" },
    })
    expect(await steps('struct Box;\nimpl Box { fn all(&self) -> Vec<String> { vec![] } }', ['Box', 1])).toMatchObject({
      error: { message: "'Box' has no function named 'new'" },
    })
    const few = 'struct Box;\nimpl Box { fn new(limit: i32) -> Self { Box } }'
    expect(outcomesOf(await steps(few, ['Box', 1], ['clear']))).toMatchObject([
      { status: 'threw', error: { message: "operation 2, clear(): there is no method named 'clear'" } },
    ])
  })
})
