import { expect, test } from 'vitest'
import { withPlainTuples } from './tuples.ts'

test.each([
  ['(a, b) = (b, a + b);', '{ var tuple0_0 = b; var tuple0_1 = a + b; a = tuple0_0; b = tuple0_1; }'],
  ['(low, high) = (0, n - 1);', '{ var tuple0_1 = n - 1; low = 0; high = tuple0_1; }'],
  ['if (x) (a, _) = Next();', 'if (x) { var tuple0_ = Next(); a = TupleParts.Item1(tuple0_); }'],
  [
    'foreach (var (a, b) in pairs) { Use(a, b); }',
    'foreach (var tuple0_ in pairs) { var a = TupleParts.Item1(tuple0_); var b = TupleParts.Item2(tuple0_);  Use(a, b); }',
  ],
])('%s', (written, plain) => {
  expect(withPlainTuples(`{ ${written} }`)).toBe(`{ ${plain} }`)
})

test.each([
  'var (a, b) = (1, 2);',
  '(int a, int b) = Next();',
  'Func<int, int, int> add = (a, b) => (a + b);',
  'return (a, b) == (c, d);',
  'var text = "(a, b) = (b, a);"; // (a, b) = (b, a);',
  "var open = '('; /* ; (a, b) = (b, a); */",
  'x = @"; (a, b) = (b, a);";',
  'Max(a, (low + high)>>1);',
])('is left as it is: %s', (source) => {
  expect(withPlainTuples(`{ ${source} }`)).toBe(`{ ${source} }`)
})

test.each(
  [';(', '(a,b)=(b,a);', ';(a,b)=(', '{(a,b)=x', ':(a,b)=x', 'foreach(var (a,b) in x', '/*', '@"', 'if(a)', ' '].map(
    (part) => [part, `foreach (var (a, b) in c) ${part.repeat(20_000)}`],
  ),
)('a source that repeats %s is read in no time', (_, source) => {
  const began = performance.now()
  withPlainTuples(source)
  expect(performance.now() - began).toBeLessThan(5_000)
})
