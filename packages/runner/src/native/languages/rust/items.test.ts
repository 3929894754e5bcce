import { expect, test } from 'vitest'
import { functionsIn, withoutTexts } from './items.ts'

const namesIn = (source: string) => functionsIn(source).map(({ owner, name }) => (owner ? `${owner}::${name}` : name))

test('functions are found at the top level and in the impl of a type, and nowhere deeper', () => {
  const source = `
fn f() { fn inner() {} }
impl<'a, T: Ord + Into<Vec<T>>> Stack<'a, T> where T: Copy { pub fn push(&mut self, value: T) { fn deep() {} } }
impl<T> std::iter::Iterator for stack::Stack<T> { fn next(&mut self) -> Option<T> { None } }
mod tests { fn g() {} impl Stack { fn h() {} } }
macro_rules! made { () => { fn k() {} } }
pub(crate) const unsafe fn last<F: Fn(i32) -> i32>() {}`
  expect(namesIn(source)).toEqual(['f', 'Stack::push', 'Stack::next', 'last'])
})

test('what is called on a value is told apart', () => {
  const source = `impl A {
    fn a(self) {} fn b(&self) {} fn c(&mut self) {} fn d<'a>(&'a mut self) {} fn e(mut self: Box<Self>) {}
    fn f() {} fn g(selfish: i32) {} fn h<T>(other: T) {}
}`
  const called = functionsIn(source).filter(({ takesSelf }) => takesSelf)
  expect(called.map(({ name }) => name)).toEqual(['a', 'b', 'c', 'd', 'e'])
})

test('comments, strings, characters and lifetimes are no code', () => {
  const source = [
    '// fn a() {',
    '/* { /* fn b() */ { */',
    "const C: (&str, &str, char, char, u8) = (\"fn d() { \\\" {\", r#\"fn e() \" {\"#, '{', '\\'', b'{');",
    "fn f<'a>(text: &'a str) -> &'a str { text }",
    'fn r#move() {}',
  ].join('\n')
  expect(namesIn(source)).toEqual(['f', 'r#move'])
  expect(
    withoutTexts(source)
      .split('\n')
      .map(({ length }) => length),
  ).toEqual(source.split('\n').map(({ length }) => length))
})

test.each(['fn f() { "', 'fn f() {} /* ', 'r##"', "'", 'impl', 'fn', '}}}} fn f() {}'])(
  'a source that is broken is read as far as it goes: %s',
  (source) => {
    expect(() => functionsIn(source)).not.toThrow()
  },
)
