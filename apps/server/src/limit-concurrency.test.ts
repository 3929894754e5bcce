import { expect, test } from 'vitest'
import { limitConcurrency } from './limit-concurrency.ts'

/** Work that ends when it is told to, and tells when it began. */
function held(begun: string[], name: string) {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  const work = () => {
    begun.push(name)
    return promise
  }
  return { work, end: () => resolve(name), fail: () => reject(new Error(name)) }
}

test('few run at a time, the others in the order they came, also behind one that fails', async () => {
  const inTurn = limitConcurrency(2)
  const begun: string[] = []
  const [a, b, c, d] = [held(begun, 'a'), held(begun, 'b'), held(begun, 'c'), held(begun, 'd')]
  const answers = [a, b, c, d].map(({ work }) => inTurn(work).catch((error: Error) => `failed: ${error.message}`))
  expect(begun).toEqual(['a', 'b'])
  b.fail()
  await answers[1]
  expect(begun).toEqual(['a', 'b', 'c'])
  for (const each of [a, c, d]) each.end()
  expect(await Promise.all(answers)).toEqual(['a', 'failed: b', 'c', 'd'])
  // Places are free again.
  expect(await inTurn(async () => 'e')).toBe('e')
})

test('who leaves before the turn comes takes no place and holds nobody up', async () => {
  const inTurn = limitConcurrency(1)
  const begun: string[] = []
  const [a, b, c] = [held(begun, 'a'), held(begun, 'b'), held(begun, 'c')]
  const leaving = new AbortController()
  const first = inTurn(a.work)
  const left = inTurn(b.work, leaving.signal)
  const last = inTurn(c.work)
  leaving.abort(new Error('gone'))
  await expect(left).rejects.toThrow('gone')
  a.end()
  c.end()
  expect(await Promise.all([first, last])).toEqual(['a', 'c'])
  expect(begun).toEqual(['a', 'c'])
  await expect(inTurn(b.work, leaving.signal)).rejects.toThrow('gone')
})

test('where too many wait, the next is refused', async () => {
  const inTurn = limitConcurrency(1, { mostWaiting: 1, refuse: () => new Error('come back later') })
  const [a, b] = [held([], 'a'), held([], 'b')]
  const running = [inTurn(a.work), inTurn(b.work)]
  await expect(inTurn(async () => 'c')).rejects.toThrow('come back later')
  a.end()
  b.end()
  expect(await Promise.all(running)).toEqual(['a', 'b'])
})
