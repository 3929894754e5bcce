import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { Result } from '@dryrun/contract/processing'
import { expect, test } from 'vitest'

const script = join(import.meta.dirname, '../../../script/solve')
const fixtures = join(import.meta.dirname, '../fixtures')

/** In the folder of the pictures, so that a path may be short. */
function solve(args: string[], input = '') {
  return spawnSync(script, args, { cwd: fixtures, encoding: 'utf8', input })
}

test('a known problem is told with its verdict, its examples and its code', () => {
  const { status, stdout } = solve(['--language', 'javascript', 'two-sum.png'])
  expect(status).toBe(0)
  expect(stdout).toMatch(
    /^Two Sum\n\nPassed the 3 examples shown\.\n\npassed {2}\([\d.]+ ms\)\n {8}input {5}[\s\S]*function twoSum/,
  )
}, 60_000)

test('--batch answers a line for a line, as the API does; what went wrong is told in its place', () => {
  const requests = [
    { language: 'python', images: ['lantern-rows.png'] },
    { language: 'python', images: ['lemon-cake.png'] },
    { language: 'python', images: ['no-such-picture.png'] },
    { language: 'klingon', images: ['two-sum.png'] },
  ]
  const { status, stdout } = solve(['--batch'], requests.map((request) => JSON.stringify(request)).join('\n'))
  const [unknown, ...others] = stdout
    .trim()
    .split('\n')
    .map((line): unknown => JSON.parse(line))
  expect(status).toBe(0)
  expect(Result.parse(unknown)).toMatchObject({ title: 'Lantern Rows', verification: { status: 'unverified' } })
  expect(others).toEqual([
    { error: { code: 'no_problem_found', message: expect.stringContaining('could not find a coding problem') } },
    { error: 'There is no picture at no-such-picture.png' },
    { error: expect.stringContaining('The language must be one of: python, javascript') },
  ])
}, 60_000)

test('a picture that is not there is an error in words', () => {
  const { status, stderr } = solve(['--language', 'python', 'no-such-picture.png'])
  expect([status, stderr]).toEqual([1, expect.stringContaining('no-such-picture.png cannot be read')])
})
