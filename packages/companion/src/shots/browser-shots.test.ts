import 'fake-indexeddb/auto'
import { expect, test } from 'vitest'
import type { Shot } from '../platform.ts'
import { browserFailureShots, browserShots, forgetShots } from './browser-shots.ts'

const shot = (id: string, second: number): Omit<Shot, 'filePath'> => ({
  id,
  timestamp: `2030-01-31T09:15:0${second}.000Z`,
  status: 'pending',
  size: 3,
  width: 300,
  height: 2,
})
const image = () => new Blob([Uint8Array.of(1, 2, 3)], { type: 'image/png' })
const afterReload = browserShots

test('shots are there after a reload, in the order they were taken, byte for byte', async () => {
  const shots = browserShots('reload')
  await shots.add(shot('b-second', 2), image())
  await shots.add(shot('a-first', 1), image())
  const list = await afterReload('reload').list()
  expect(list.map(({ id }) => id)).toEqual(['a-first', 'b-second'])
  const kept = await afterReload('reload').read('a-first')
  expect(kept?.type).toBe('image/png')
  expect(new Uint8Array((await kept?.arrayBuffer()) ?? [])).toEqual(Uint8Array.of(1, 2, 3))
})

test('each shot has a file name of its own', async () => {
  const { filePath } = await browserShots('names').add(shot('1a2b3c4d-and-more', 0), image())
  expect(filePath).toBe('shot-2030-01-31T09-15-00-000Z-1a2b3c4d.png')
})

test('a status is kept, and a shot that has gone meanwhile is passed over', async () => {
  const shots = browserShots('status')
  await shots.add(shot('one', 1), image())
  await shots.setStatus(['one', 'gone'], 'completed')
  expect(await shots.list()).toMatchObject([{ id: 'one', status: 'completed' }])
})

test('a removed shot can be put back in its place, and clearing leaves nothing', async () => {
  const shots = browserShots('undo')
  const first = await shots.add(shot('one', 1), image())
  await shots.add(shot('two', 2), image())
  await shots.remove('one')
  expect(await shots.read('one')).toBeNull()
  await shots.add(first, image())
  expect((await shots.list()).map(({ id }) => id)).toEqual(['one', 'two'])
  await shots.clear()
  expect(await shots.list()).toEqual([])
})

test('nobody sees the shots of another person on the same machine', async () => {
  await browserShots('ada').add(shot('hers', 1), image())
  expect(await browserShots('bob').list()).toEqual([])
})

test('of a person who leaves nothing stays, and of another everything', async () => {
  await browserShots('leaving').add(shot('one', 1), image())
  await browserFailureShots('leaving').add(shot('two', 1), image())
  await browserShots('staying').add(shot('three', 1), image())
  await forgetShots('leaving')
  expect(await afterReload('leaving').list()).toEqual([])
  expect(await browserFailureShots('leaving').list()).toEqual([])
  expect(await browserShots('staying').list()).toHaveLength(1)
})
