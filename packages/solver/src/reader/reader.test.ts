import sharp from 'sharp'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Reader } from '../ports.ts'
import { picture } from './pixels/pictures.fixture.ts'
import { ImageTooLarge, InvalidImage } from './pixels/pictures.ts'
import { openReader } from './reader.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 30_000 })

let reader: Reader
beforeAll(async () => {
  reader = await openReader()
})
afterAll(() => reader.close())

test('an example that is smudged is named, and its values are not guessed', async () => {
  const problem = await reader.read([await picture('two-sum-smudged.png')])

  expect(problem?.unreadable).toEqual(['Example 3'])
  expect(problem?.examples).toHaveLength(3)
  expect(problem?.examples[2]?.arguments).toBeUndefined()
  expect(problem?.examples[2]?.value).toEqual([0, 1])
})

test('the second shot alone has no problem in it: the statement is missing', async () => {
  expect(await reader.read([await picture('longest-substring-without-repeating-characters-2.png')])).toBeNull()
})

test('the first shot alone names the example it cuts off', async () => {
  const problem = await reader.read([await picture('longest-substring-without-repeating-characters-1.png')])
  expect(problem?.unreadable).toEqual(['Example 3'])
})

test('a recipe, a blank picture and noise hold no problem', async () => {
  const noise = {
    width: 300,
    height: 200,
    channels: 3,
    background: '#888',
    noise: { type: 'gaussian', mean: 128, sigma: 60 },
  } as const
  const blank = { width: 800, height: 600, channels: 3, background: '#fff' } as const
  expect(await reader.read([await picture('lemon-cake.png')])).toBeNull()
  expect(await reader.read([await sharp({ create: blank }).png().toBuffer()])).toBeNull()
  expect(await reader.read([await sharp({ create: noise }).png().toBuffer()])).toBeNull()
})

test('bytes that are no picture, a cut-off picture and a picture bomb are refused by name', async () => {
  const whole = await picture('two-sum.png')
  const bomb = { width: 7000, height: 6000, channels: 3, background: '#fff' } as const
  await expect(reader.read([Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')])).rejects.toThrow(InvalidImage)
  await expect(reader.read([whole.subarray(0, whole.length / 2)])).rejects.toThrow(InvalidImage)
  await expect(reader.read([await sharp({ create: bomb }).png().toBuffer()])).rejects.toThrow(ImageTooLarge)
})

test('a large picture of noise does not keep the reader busy', async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 90 } as const
  const hostile = sharp({ create: { width: 2_600, height: 2_000, channels: 3, background: '#888', noise } })
  const picture = await hostile.jpeg().toBuffer()
  const began = performance.now()
  expect(await reader.read([picture])).toBeNull()
  expect(performance.now() - began).toBeLessThan(5_000)
})

test('a canceled reading stops, and the next one works', async () => {
  const canceled = reader.read([await picture('two-sum.png')], AbortSignal.timeout(100))
  await expect(canceled).rejects.toThrow('aborted')
  expect((await reader.read([await picture('climbing-stairs.png')]))?.title).toBe('Climbing Stairs')
})

test('a reading that is given up at any moment harms no other', async () => {
  const image = await picture('two-sum.png')
  for (const milliseconds of [0, 10, 40, 120, 300]) {
    const given = reader.read([image], AbortSignal.timeout(milliseconds))
    await expect(given).rejects.toThrow(/abort|timeout/i)
  }
  expect((await reader.read([image]))?.title).toBe('Two Sum')
})
