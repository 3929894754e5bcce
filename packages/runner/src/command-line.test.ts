import { spawnSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Language } from '@dryrun/contract/languages'
import { afterAll, beforeAll, expect, test } from 'vitest'

const script = join(import.meta.dirname, '../../../script/run')
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dryrun-test-'))
  await writeFile(join(folder, 'echo.py'), 'import sys\nprint(input())\nprint("told", file=sys.stderr)\nsys.exit(5)\n')
  await writeFile(join(folder, 'in.txt'), 'héllo\n')
})
afterAll(() => rm(folder, { recursive: true }))

function run(args: string[], input = '') {
  const { status, stdout, stderr } = spawnSync(script, args, { cwd: folder, encoding: 'utf8', input })
  return { status, stdout, stderr }
}

test('a program prints what it prints and its exit code is kept, from any folder', () => {
  const ran = run(['--language', 'python', 'echo.py', '--stdin', 'in.txt'])
  expect(ran).toEqual({ status: 5, stdout: 'héllo\n', stderr: 'told\n' })
})

test('--json tells the same as one object', () => {
  const { status, stdout } = run(['--language', 'python', 'echo.py', '--json', '--stdin', '-'], 'mine')
  expect(status).toBe(0)
  expect(JSON.parse(stdout)).toEqual({
    status: 'finished',
    exitCode: 5,
    stdout: 'mine\n',
    stderr: 'told\n',
    milliseconds: expect.any(Number),
  })
})

test('--batch answers a line for a line', () => {
  const requests = [
    { language: 'javascript', source: 'console.log(1)' },
    { language: 'cobol', source: '' },
    { source: 1 },
  ]
  const { stdout } = run(['--batch'], requests.map((request) => JSON.stringify(request)).join('\n'))
  expect(
    stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line)),
  ).toMatchObject([
    { status: 'finished', stdout: '1\n' },
    { error: `The language must be one of: ${Language.options.join(', ')}.` },
    { error: "'source' is not a text." },
  ])
})

test.each([
  ['no program', ['--language', 'python'], /^script\/run --language/],
  ['a language it does not run', ['--language', 'cobol', 'echo.py'], /must be one of: python, javascript/],
  ['a file that is not there', ['--language', 'python', 'nothing.py'], /nothing\.py cannot be read/],
  ['an option it does not have', ['--fast'], /Unknown option '--fast'/],
])('%s is told in words, with exit code 2', (_what, args, words) => {
  const { status, stderr } = run(args)
  expect(status).toBe(2)
  expect(stderr).toMatch(words)
})
