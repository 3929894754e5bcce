import { messages } from '@dryrun/contract/messages'
import * as processing from '@dryrun/contract/processing'
import { openBankAuthor } from '@dryrun/solver/bank-author'
import type { Reader } from '@dryrun/solver/ports'
import { openReader } from '@dryrun/solver/reader/reader'
import sharp from 'sharp'
import { describe, expect } from 'vitest'
import { test as base, PIXEL, picture, remaining, solve } from '../testing/solving-server.ts'
import { startSolveWorker } from './worker.ts'

const test = base
  .extend('reader', { scope: 'file' }, async ({}, { onCleanup }) => {
    const reader = await openReader()
    onCleanup(() => reader.close())
    return reader as Reader
  })
  .extend('worker', { auto: true }, async ({ server, reader, runner }, { onCleanup }) => {
    onCleanup(await startSolveWorker(server.services, { reader, runner, author: await openBankAuthor() }))
  })

describe.for(['python', 'javascript'] as const)('in %s', (language) => {
  test('a screenshot of a known problem gives an answer that passed every example shown', async ({ server }) => {
    const { accessToken: token } = await server.person()
    const answer = await solve(server, token, { screenshots: [await picture('two-sum.png')], language })
    expect(answer).toMatchObject({ status: 200, data: { language, verification: { status: 'passed', rounds: 1 } } })
    expect(answer.data.verification?.cases.length).toBeGreaterThanOrEqual(2)
    expect(answer.data.verification?.cases.every(({ passed, actual, expected }) => passed && actual === expected)).toBe(
      true,
    )
    expect(await remaining(server, token)).toBe(9)
    const stored = await server.call(processing.getSolution, { token, params: { id: answer.data.id } })
    expect(stored.data.result).toEqual(answer.data)
  })
})

test('a picture with no problem in it says so and costs nothing', async ({ server }) => {
  const { accessToken: token } = await server.person()
  const answer = await solve(server, token, { screenshots: [await picture('lemon-cake.png')] })
  expect(answer).toMatchObject({
    status: 422,
    message: messages.processing.noProblemFound,
    error: { code: 'no_problem_found' },
  })
  expect(await remaining(server, token)).toBe(10)
})

test('a problem nobody can answer is told as it was read, unverified, and costs nothing', async ({ server }) => {
  const { accessToken: token } = await server.person()
  const answer = await solve(server, token, { screenshots: [await picture('lantern-rows.png')] })
  expect(answer).toMatchObject({
    status: 200,
    data: { verification: { status: 'unverified', reason: messages.processing.notMatched, rounds: 0, cases: [] } },
  })
  expect(answer.data.solution).toBeUndefined()
  expect(answer.data.problemStatement).toContain('lantern')
  expect(await remaining(server, token)).toBe(10)
})

test('an answer in a compiled language is run as well', { timeout: 60_000 }, async ({ server }) => {
  const { accessToken: token } = await server.person()
  const answer = await solve(server, token, { screenshots: [await picture('two-sum.png')], language: 'rust' })
  expect(answer.data).toMatchObject({ verification: { status: 'passed' } })
  expect(answer.data.solution).toContain('pub fn two_sum(')
  expect(await remaining(server, token)).toBe(9)
})

test('an extraction gives the problem without a solution and costs nothing', async ({ server }) => {
  const { accessToken: token } = await server.person()
  const screenshots = [await picture('two-sum.png')]
  const answer = await solve(server, token, { screenshots, processingType: 'extraction' })
  expect(answer).toMatchObject({ status: 200, data: { type: 'extraction' } })
  expect(answer.data.solution).toBeUndefined()
  expect(answer.data.verification).toBeUndefined()
  expect(await remaining(server, token)).toBe(10)
})

test('what a solve used of a screenshot is gone when it ends', async ({ server }) => {
  const { accessToken: token } = await server.person()
  await solve(server, token, { screenshots: [await picture('two-sum.png')] })
  const { rows } = await server.services.db.$client.query('select count(*)::int as pictures from solve_picture')
  expect(rows[0].pictures).toBe(0)
})

test('a bad picture is named, with its reason, and costs nothing', async ({ server }) => {
  const { accessToken: token } = await server.person()
  const png = await sharp({ create: { width: 50, height: 50, channels: 3, background: 'white' } })
    .png()
    .toBuffer()
  const bomb = await sharp({ create: { width: 9_000, height: 9_000, channels: 3, background: 'white' } })
    .png()
    .toBuffer()
  const gif = await sharp(png).gif().toBuffer()
  const big = Buffer.concat([png, Buffer.alloc(13 * 1024 * 1024)])
  const bad = [
    { screenshot: 'this is no base64!', status: 422, code: 'invalid_image' },
    { screenshot: Buffer.from('plain text').toString('base64'), status: 422, code: 'invalid_image' },
    { screenshot: gif.toString('base64'), status: 422, code: 'invalid_image' },
    { screenshot: png.subarray(0, 60).toString('base64'), status: 422, code: 'invalid_image' },
    { screenshot: `data:image/png;base64,${gif.toString('base64')}`, status: 422, code: 'invalid_image' },
    { screenshot: bomb.toString('base64'), status: 413, code: 'image_too_large' },
    { screenshot: big.toString('base64'), status: 413, code: 'image_too_large' },
  ]
  for (const { screenshot, status, code } of bad) {
    const answer = await solve(server, token, { screenshots: [PIXEL, screenshot] })
    expect(answer).toMatchObject({ status, error: { code, details: [{ field: 'screenshots.1' }] } })
  }
  expect(await remaining(server, token)).toBe(10)
})

test('the plan’s limits are told with the plan', async ({ server }) => {
  const { accessToken: token } = await server.person()
  const tooMany = await solve(server, token, { screenshots: [PIXEL, PIXEL, PIXEL] })
  expect(tooMany).toMatchObject({
    status: 403,
    message: 'Screenshot limit exceeded',
    limitExceeded: true,
    plan: 'free',
  })
  const previousSolutionId = '00000000-0000-4000-8000-000000000000'
  const debug = await solve(server, token, { processingType: 'debug', previousSolutionId })
  expect(debug).toMatchObject({ status: 403, error: { code: 'plan_required' } })
  const none = await solve(server, token, { screenshots: [] })
  expect(none.error.details).toEqual([{ field: 'screenshots', message: messages.processing.noScreenshots }])
  expect(await remaining(server, token)).toBe(10)
})

test('nobody solves without signing in, and nobody reads or deletes another person’s solution', async ({ server }) => {
  const [ada, eve] = [await server.person(), await server.person()]
  const solved = await solve(server, ada.accessToken, { screenshots: [await picture('two-sum.png')] })
  const params = { id: solved.data.id }
  for (const token of ['', 'forged']) {
    expect(await solve(server, token)).toMatchObject({ status: 401, error: { code: 'unauthenticated' } })
  }
  for (const call of [processing.getSolution, processing.deleteSolution, processing.resumeSolution]) {
    expect(await server.call(call, { params })).toMatchObject({ status: 401 })
    expect(await server.call(call, { params, token: eve.accessToken })).toMatchObject({ status: 404 })
    expect(await server.call(call, { params: { id: 'no-uuid' }, token: eve.accessToken })).toMatchObject({
      status: 400,
    })
  }
  expect((await server.call(processing.recentSolutions, { token: eve.accessToken })).data.recentSolutions).toEqual([])
  expect(
    (await server.call(processing.recentSolutions, { token: ada.accessToken })).data.recentSolutions,
  ).toMatchObject([{ id: solved.data.id, status: 'completed', verification: { status: 'passed' }, screenshotCount: 1 }])
})
