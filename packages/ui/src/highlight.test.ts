import { Language } from '@dryrun/contract/languages'
import { expect, test } from 'vitest'
import { highlight } from './highlight.ts'

test('code keeps every character, and knows its keywords, names, numbers, strings and comments', async () => {
  const source = 'def first(words):\n    return sorted(words)[0] + "!"  # the least\n'
  const tokens = (await highlight(source, 'python')).flat()
  const kindOf = (text: string) => tokens.find((token) => token.text.trim() === text)?.kind

  expect((await highlight(source, 'python')).map((line) => line.map(({ text }) => text).join('')).join('\n')).toBe(
    source,
  )
  expect(kindOf('def')).toBe('keyword')
  expect(kindOf('first')).toBe('function')
  expect(kindOf('0')).toBe('constant')
  expect(
    tokens.some(({ kind, text }) => kind === 'string' || (kind === 'string-expression' && text.includes('!'))),
  ).toBe(true)
  expect(tokens.find(({ text }) => text.includes('the least'))?.kind).toBe('comment')
})

test.each(Language.options)('%s has a grammar', async (language) => {
  const lines = await highlight('return 1', language)
  expect(lines.flat().some(({ kind }) => kind !== undefined)).toBe(true)
})
