import { expect, test } from 'vitest'
import { samePart } from '../examples/example-parts.ts'
import { withoutTags, withoutTagsIn } from './doc-tags.ts'
import { examplesOf, page, STATEMENT } from './page.fixture.ts'

test('documentation is read without its tags, and lines of tags alone are none', () => {
  const lines = page('<p>', 'Return its <b>area</b>.', '<ul>', '<1i>At most {@code 2} of them.</li>', '</ul>')
  expect(withoutTags(lines).map(({ text }) => text)).toEqual(['Return its area.', 'At most 2 of them.'])
})

test('calls between tags are examples, also where they are looked at again', () => {
  const shown = [
    '<li>{@code find({15, 18}, 6)} returns {@code -1}</li>',
    '<li>{@code find({3}, 3)} returns {@code 0}</li>',
  ]
  const lines = withoutTags(page(...STATEMENT, ...shown))
  expect(examplesOf(...lines.map(({ text }) => text))).toEqual([
    ['{15, 18}, 6', '-1'],
    ['{3}, 3', '0'],
  ])
  const line = lines.at(-1)
  expect(line && samePart({ text: '0', line, of: 'output' }, shown[1] ?? '')).toBe('0')
})

test.each(['List<b> rows = {a, {b}};', 'if (a < b && b > c)', 'vector<p> points'])('%s has no tags', (code) => {
  expect(withoutTagsIn(code)).toBe(code)
})
