import { describe, expect, test } from 'vitest'
import { drawn, lineOf } from './drawn-line.fixture.ts'
import { hidesSpaces } from './spacing.ts'

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
