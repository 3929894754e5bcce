import { setTimeout as wait } from 'node:timers/promises'
import Fastify, { type FastifyInstance } from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { refuseUnderPressure } from './pressure.ts'

async function guardedApp(): Promise<FastifyInstance> {
  const app = Fastify()
  onTestFinished(() => app.close())
  await refuseUnderPressure(app)
  app.get('/', () => 'here')
  await app.ready()
  return app
}

/** Keeps the event loop from turning for so many milliseconds. */
function block(milliseconds: number): void {
  const end = performance.now() + milliseconds
  while (performance.now() < end);
}

const ask = async (app: FastifyInstance) => (await app.inject('/')).statusCode

test('a pause that is over refuses nobody, however long it was', async () => {
  const app = await guardedApp()
  block(5_500)
  await wait(20)
  expect(await ask(app)).toBe(200)
}, 20_000)

test('while every turn is slow calls are refused, and they are taken again afterwards', async () => {
  const app = await guardedApp()
  const end = performance.now() + 6_000
  while (performance.now() < end) {
    block(1_300)
    await wait(1)
  }
  expect(await ask(app)).toBe(503)
  await expect.poll(() => ask(app), { timeout: 10_000 }).toBe(200)
}, 30_000)
