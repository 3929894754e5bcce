import { execFileSync, spawnSync } from 'node:child_process'
import { appendFileSync, cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const copies: string[] = []

afterEach(() => {
  for (const copy of copies.splice(0)) rmSync(copy, { recursive: true, force: true })
})

/** A copy of the project as it stands, sharing its installed packages, in which a test may break things. */
function copyOfTheProject(): string {
  const copy = mkdtempSync(join(tmpdir(), 'dryrun-check-'))
  copies.push(copy)
  const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: root })
  for (const file of files.toString().split('\0').filter(Boolean)) {
    mkdirSync(dirname(join(copy, file)), { recursive: true })
    cpSync(join(root, file), join(copy, file))
  }
  shareInstalledPackages(copy)
  execFileSync('git', ['init', '-q'], { cwd: copy })
  return copy
}

/** Links every installed package, but leads our own to the copy, so that a check reads the broken file and not ours. */
function shareInstalledPackages(copy: string): void {
  cpSync(join(root, 'node_modules/.installed-lock'), join(copy, 'package-lock.json'))
  mkdirSync(join(copy, 'node_modules'))
  const names = execFileSync('ls', ['-A', join(root, 'node_modules')])
    .toString()
    .trim()
    .split('\n')
  for (const name of names.filter((each) => each !== '@dryrun')) {
    symlinkSync(join(root, 'node_modules', name), join(copy, 'node_modules', name))
  }
  cpSync(join(root, 'node_modules/@dryrun'), join(copy, 'node_modules/@dryrun'), {
    recursive: true,
    verbatimSymlinks: true,
  })
}

function check(copy: string, name: string): { failed: boolean; output: string } {
  const { status, stdout } = spawnSync('script/check', [name], { cwd: copy, encoding: 'utf8' })
  return { failed: status !== 0, output: stdout }
}

test('a badly written line fails the lint', { timeout: 180_000 }, () => {
  const copy = copyOfTheProject()
  writeFileSync(join(copy, 'packages/contract/src/broken.ts'), 'export const anything: any = 1;\n')
  expect(check(copy, 'lint')).toMatchObject({ failed: true, output: expect.stringContaining('noExplicitAny') })
})

test('a wrong type fails the types', { timeout: 300_000 }, () => {
  const copy = copyOfTheProject()
  appendFileSync(join(copy, 'packages/contract/src/plans.ts'), '\nexport const wrong: number = "text"\n')
  expect(check(copy, 'types')).toMatchObject({ failed: true, output: expect.stringContaining('TS2322') })
})

test('an export nobody imports fails the unused check', { timeout: 180_000 }, () => {
  const copy = copyOfTheProject()
  writeFileSync(join(copy, 'apps/server/src/nobody-imports-this.ts'), 'export const lonely = 1\n')
  expect(check(copy, 'unused')).toMatchObject({ failed: true, output: expect.stringContaining('nobody-imports-this') })
})

test('an import against the direction of the house fails the import rules', { timeout: 180_000 }, () => {
  const copy = copyOfTheProject()
  writeFileSync(
    join(copy, 'packages/contract/src/upwards.ts'),
    "import type { Runner } from '@dryrun/runner/program'\nexport type Upwards = Runner\n",
  )
  expect(check(copy, 'imports')).toMatchObject({
    failed: true,
    output: expect.stringContaining('packages-contract-imports-only-what-it-may'),
  })
})
