import { EventEmitter } from 'node:events'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Thread, watchOver } from './watch.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** A thread that was busy before, and now gets this share of a core. */
function threadWith(share: number): Thread {
  const began = performance.now()
  const user = () => (50_000 + (performance.now() - began) * share) * 1000
  return Object.assign(new EventEmitter(), { cpuUsage: async () => ({ user: user(), system: 0 }) }) as unknown as Thread
}

/** How a read ended that takes so many seconds. */
async function endOf(thread: Thread, seconds: number): Promise<string> {
  const watch = watchOver(thread)
  const done = new Promise((resolve) => setTimeout(() => resolve('read'), seconds * 1000))
  const end = Promise.race([done, watch.stopped]).then(String, (error: Error) => error.message)
  await vi.advanceTimersByTimeAsync(seconds * 1000)
  watch.end()
  return end
}

test('a read that waits for a busy machine is waited for, one that works too long or stands still is given up', async () => {
  expect(await endOf(threadWith(0.3), 60)).toBe('read')
  expect(await endOf(threadWith(1), 15)).toBe('read')
  expect(await endOf(threadWith(1), 25)).toBe('the recogniser took too long')
  expect(await endOf(threadWith(0), 100)).toBe('the recogniser took too long')
})

test('a thread that ends is not waited for, and that it tells no more of its work harms nobody', async () => {
  const thread = new EventEmitter()
  const cpuUsage = () => Promise.reject(new Error('not running'))
  const watch = watchOver(Object.assign(thread, { cpuUsage }) as unknown as Thread)
  const stopped = expect(watch.stopped).rejects.toThrow('the recogniser crashed')
  await vi.advanceTimersByTimeAsync(2_000)
  thread.emit('exit')
  await stopped
  watch.end()
  expect(vi.getTimerCount()).toBe(0)
})
