import { expect, test } from 'vitest'
import { lines } from './lines.fixture.ts'
import { withNoughts } from './noughts.ts'

const seeing = (text: string) => async () => ({ text })

test.each([
  ['wells are numbered @ to n - 1', ['0', 'O'], 'wells are numbered 0 to n - 1'],
  ['built at well 8. Some pipes', ['0.', 'o.'], 'built at well 0. Some pipes'],
  ['the interval from t - 36080 to t.', ['3000', '3ooo'], 'the interval from t - 3000 to t.'],
])(
  'a nought taken for another sign is one where every look sees it: %s',
  async (text, [newer = '', elder = ''], read) => {
    const [line] = await withNoughts(lines(text), [seeing(newer), seeing(elder)])
    expect(line?.text).toBe(read)
  },
)

test('a number on which looks differ, or which one of them does not see, stays as it was read', async () => {
  for (const [newer, elder] of [
    ['8', '0'],
    ['', '0'],
    ['well', 'well'],
  ] as const) {
    const [line] = await withNoughts(lines('built at well 8.'), [seeing(newer), seeing(elder)])
    expect(line?.text).toBe('built at well 8.')
  }
})

test('numbers without a figure that a nought is taken for are not looked at', async () => {
  const look = async () => {
    throw new Error('looked')
  }
  const [line] = await withNoughts(lines('from 1 to 25 and 30, twice'), [look])
  expect(line?.text).toBe('from 1 to 25 and 30, twice')
})
