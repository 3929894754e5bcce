import { describe, expect, test } from 'vitest'
import { drawn, lineOf } from './drawn-line.fixture.ts'
import { hidesSpaces, withSpacesSeen } from './spacing.ts'

/** A line that shows `shown`, of which the recogniser saw the words of `seen` alone. */
async function lineThatShows(shown: string, seen: string) {
  return lineOf(seen, await drawn(shown, [], ''))
}

describe('several spaces in a row', () => {
  test('may stand in a wide empty gap of a quoted text', async () => {
    expect(hidesSpaces(await lineThatShows('"a   b"', '"a   b"'))).toBe(true)
  })

  test('do not stand where signs do that were not recognised', async () => {
    expect(hidesSpaces(await lineThatShows('"(((b"', '"(  b"'))).toBe(false)
  })

  test('may stand beside such signs', async () => {
    expect(hidesSpaces(await lineThatShows('"(   (b"', '"(    b"'))).toBe(true)
  })
})

test('spaces that the pixels show part numbers, and operators among them', async () => {
  const shown = await drawn('4 13 5 / +', [], '')
  expect(withSpacesSeen(lineOf('4 13 5 / +', shown), '4 135 /+')).toBe('4 13 5 / +')
})
