import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { Writable } from 'node:stream'
import { expect, test } from 'vitest'
import { readAnswerLines } from './answer-lines.ts'
import { judge } from './judge.ts'
import { type RunLimits, standardLimits } from './program.ts'
import type { ProgramProcess, Sandbox } from './sandbox.ts'
import { runWholeProgram } from './whole-program.ts'

const limits: RunLimits = { ...standardLimits, milliseconds: 1_000 }

/** Nothing is read, and no timer comes, until twice the time of a run is over. */
function holdUp(): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 2 * limits.milliseconds)
}

/** Loads whatever it is given, and returns one from every call, a while after it was asked. */
const harness = `console.log('up')
require('node:readline').createInterface({ input: process.stdin }).on('line', (line) => {
  const { nonce, source } = JSON.parse(line)
  const answer = source === undefined ? '["returned",1]' : '["loaded"]'
  setTimeout(() => console.log(nonce + ' ' + answer), 20)
})`

test('an answer that came in time counts, however late it can be read', async () => {
  const child = spawn(process.execPath, ['-e', harness], { stdio: ['pipe', 'pipe', 'pipe'] })
  const sandbox: Sandbox = {
    calls: new Writable({
      write(line: Buffer, _, done) {
        child.stdin.write(line, done)
        if (line.includes('"arguments"')) setImmediate(holdUp)
      },
    }),
    answers: readAnswerLines(child.stdout),
    printed: child.stderr,
    ended: once(child, 'exit').then(() => {}),
    outOfMemory: () => false,
    destroy: async () => void child.kill(),
  }
  await sandbox.answers.next()
  const entry = { name: 'f', parameters: [], returns: 'integer' }
  const report = await judge(sandbox, { language: 'python', source: '', entry }, [{ arguments: [] }], limits)
  expect(report).toMatchObject({ outcomes: [{ status: 'returned', value: 1 }] })
})

test.each([
  [50, 'finished'],
  [60_000, 'timed-out'],
])('a program that takes %i ms has %s, however late the host looks', async (milliseconds, status) => {
  const child = spawn(process.execPath, ['-e', `console.log('up'); setTimeout(() => {}, ${milliseconds})`])
  const started = once(child.stdout, 'data').then(() => void setImmediate(holdUp))
  const program: ProgramProcess = {
    started,
    stdout: child.stdout,
    stderr: child.stderr,
    ended: once(child, 'close').then(([code]) => code),
    outOfMemory: () => false,
    destroy: async () => void child.kill(),
  }
  const never = new AbortController().signal
  const report = await runWholeProgram(async () => program, { language: 'python', source: '' }, limits, never)
  expect(report.status).toBe(status)
})
