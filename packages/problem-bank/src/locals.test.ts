import type { Language } from '@dryrun/contract/languages'
import { expect, test } from 'vitest'
import { clearNames } from './locals.ts'

test.each<[Language, string, string]>([
  [
    'python',
    'def f(h):\n    hours = sum(h)\n    return hours',
    'def f(h):\n    current_hours = sum(h)\n    return current_hours',
  ],
  ['python', 'best, hours = 0, 1', 'best, current_hours = 0, 1'],
  ['python', '[hours.x for hours in h]', '[current_hours.x for current_hours in h]'],
  ['javascript', 'for (const hours of h) sum += hours', 'for (const currentHours of h) sum += currentHours'],
  ['javascript', 'const [a, hours] = h', 'const [a, currentHours] = h'],
  ['java', '        int hours = h[0];', '        int currentHours = h[0];'],
  ['java', 'for (Map<Integer, int[]> hours : h) {}', 'for (Map<Integer, int[]> currentHours : h) {}'],
  ['cpp', 'for (const auto& hours : h) a += hours;', 'for (const auto& currentHours : h) a += currentHours;'],
  ['cpp', 'const int hours = h.hours();', 'const int currentHours = h.hours();'],
  ['csharp', 'foreach (var hours in h) a += hours;', 'foreach (var currentHours in h) a += currentHours;'],
  ['go', 'for i, hours := range h {', 'for i, currentHours := range h {'],
  ['rust', 'let mut hours = 0; // `hours`', 'let mut current_hours = 0; // `current_hours`'],
  ['rust', 'let (a, mut hours) = h;', 'let (a, mut current_hours) = h;'],
  ['rust', 'let hours = 2; 0..hours', 'let current_hours = 2; 0..current_hours'],
])('in %s a variable makes room for the name of a parameter: %s', (language, source, cleared) => {
  expect(clearNames(source, language, ['hours']).source).toBe(cleared)
})

test.each<[Language, string]>([
  ['python', 'hours = 1\nf(hours=2)'],
  ['python', 'def hours(): return 1'],
  ['javascript', 'const hours = 1; return { hours: 2 }'],
  ['javascript', 'const hours = 1; return { a, hours }'],
  ['java', 'class A {\n    int hours = 0;\n}'],
  ['cpp', 'auto hours = [&] { return 1; }; hours();'],
  ['go', 'hours := 1; a := A{hours: 2}'],
  ['java', 'int hours = h.hours;'],
  ['java', 'int hours = this.hours();'],
  ['rust', 'let hours = 1; A { a, hours }'],
  ['rust', 'hours::start()'],
])('in %s what is more than a variable keeps its name: %s', (language, source) => {
  expect(clearNames(source, language, ['hours'])).toEqual({ source, moved: new Map() })
})

test('nothing moves to a name that is taken', () => {
  const source = 'hours = 1\ncurrent_hours = 2'
  expect(clearNames(source, 'python', ['hours']).source).toBe(source)
})
