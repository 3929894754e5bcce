import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Block, type Inline, markdownBlocks } from './markdown-blocks.ts'

const text = (...texts: string[]): Inline[] => texts.map((one) => ({ kind: 'text', text: one }))

test('a problem as it was read: paragraphs, examples as code, constraints as a list', () => {
  const source =
    'Given `nums`, add \\*two\\* of them.\n\n**Example 1**\n\n    Input: [2, 7]\n    Output: 9\n\n- n > 1\n- n \\`odd\\`'
  expect(markdownBlocks(source)).toEqual([
    {
      kind: 'paragraph',
      inlines: [...text('Given '), { kind: 'code', text: 'nums' }, ...text(', add *two* of them.')],
    },
    { kind: 'paragraph', inlines: [{ kind: 'strong', text: 'Example 1' }] },
    { kind: 'code', text: 'Input: [2, 7]\nOutput: 9' },
    { kind: 'list', ordered: false, items: [text('n > 1'), text('n `odd`')] },
  ] satisfies Block[])
})

test('HTML, links and images of a hostile page stay the text they are', () => {
  const hostile = '<img src=x onerror=alert(1)> [click](javascript:alert(1)) ![spy](https://spy.example/x.png)'
  expect(markdownBlocks(hostile)).toEqual([{ kind: 'paragraph', inlines: text(hostile) }])
})

test('a fence that is never closed ends with the text', () => {
  expect(markdownBlocks('```python\nx = 1')).toEqual([{ kind: 'code', text: 'x = 1' }])
})

test('any text comes to an end, and no word of it is lost', () => {
  const words = fc.array(fc.constantFrom('word', '**', '`', '\n', '\n\n', '    ', '- ', '1. ', '# ', '```\n', '\\'))
  const shown = (blocks: Block[]) => JSON.stringify(blocks).split('word').length
  fc.assert(
    fc.property(words, (parts) => {
      const source = parts.join('')
      const fenceNames = source.match(/^```+[^\n]*word/gm) ?? []
      if (fenceNames.length === 0) expect(shown(markdownBlocks(source))).toBe(source.split('word').length)
    }),
  )
})
