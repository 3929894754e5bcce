import { PassThrough } from 'node:stream'
import { expect, test } from 'vitest'
import { readAnswerLines } from './answer-lines.ts'
import { judge } from './judge.ts'
import { type Outcome, standardLimits } from './program.ts'
import type { Sandbox } from './sandbox.ts'

type Request = { nonce: string; source?: string; arguments?: unknown[] }

/** A sandbox whose program has taken over the harness: it says on the channel whatever `speak` says, when it says it. */
async function outcomesOf(speak: (request: Request, say: (text: string) => void) => void): Promise<Outcome[]> {
  const calls = new PassThrough()
  const channel = new PassThrough()
  const sandbox: Sandbox = {
    calls,
    answers: readAnswerLines(channel),
    printed: new PassThrough().end(),
    ended: Promise.resolve(),
    outOfMemory: () => false,
    destroy: async () => void channel.destroy(),
  }
  calls.on('data', (line: Buffer) => {
    const request: Request = JSON.parse(line.toString())
    if (request.source === undefined) speak(request, (text) => channel.write(text))
    else channel.write(`${request.nonce} ["loaded"]\n`)
  })
  const entry = { name: 'f', parameters: [{ name: 'n', type: 'integer' }], returns: 'integer' }
  const limits = { ...standardLimits, milliseconds: 200 }
  const report = await judge(
    sandbox,
    { language: 'python', source: '', entry },
    [{ arguments: [1] }, { arguments: [2] }],
    limits,
  )
  return report.status === 'ran' ? report.outcomes : []
}

test('one line that begins with the nonce of the call is its answer', async () => {
  const outcomes = await outcomesOf(({ nonce, arguments: [n] = [] }, say) => say(`${nonce} ["returned",${n}]\n`))
  expect(outcomes).toMatchObject([
    { status: 'returned', value: 1 },
    { status: 'returned', value: 2 },
  ])
})

test('a second answer to the same call is no answer to the next', async () => {
  const outcomes = await outcomesOf(({ nonce }, say) => say(`${nonce} ["returned",1]\n${nonce} ["returned",2]\n`))
  expect(outcomes.map(({ status }) => status)).toEqual(['returned', 'crashed'])
})

test('an answer begun before it is asked for ends the run', async () => {
  const outcomes = await outcomesOf(({ nonce }, say) => say(`${nonce} ["returned",1]\n${nonce}`))
  expect(outcomes.map(({ status }) => status)).toEqual(['returned', 'crashed'])
})

test('an answer to the call before, given late, ends the run', async () => {
  let first = ''
  const outcomes = await outcomesOf(({ nonce }, say) => {
    first ||= nonce
    say(`${first} ["returned",1]\n`)
  })
  expect(outcomes.map(({ status }) => status)).toEqual(['returned', 'crashed'])
})

test.each([
  ['no nonce', () => '["returned",1]'],
  ['another nonce', () => '00000000000000000000000000000000 ["returned",1]'],
  ['something before the nonce', (nonce: string) => `x${nonce} ["returned",1]`],
  ['something after the value', (nonce: string) => `${nonce} ["returned",1] ["returned",2]`],
  ['two values', (nonce: string) => `${nonce} ["returned",1,2]`],
  ['no value', (nonce: string) => `${nonce} ["returned"]`],
  ['a kind of its own', (nonce: string) => `${nonce} ["passed",1]`],
  ['an object', (nonce: string) => `${nonce} {"status":"returned","value":1}`],
  ['a value of another type', (nonce: string) => `${nonce} ["returned","one"]`],
  ['a time of its own', (nonce: string) => `${nonce} ["returned",1,0]`],
  ['a load that was asked for long ago', (nonce: string) => `${nonce} ["loaded"]`],
])('a line with %s is a crash, and the next call is not made', async (_what, line) => {
  const outcomes = await outcomesOf(({ nonce }, say) => say(`${line(nonce)}\n`))
  expect(outcomes.map(({ status }) => status)).toEqual(['crashed', 'not-run'])
})

test('half an answer is none: the call times out', async () => {
  const outcomes = await outcomesOf(({ nonce }, say) => say(`${nonce} ["returned",1]`))
  expect(outcomes.map(({ status }) => status)).toEqual(['timed-out', 'not-run'])
})

test('an answer longer than any value is not read', async () => {
  const outcomes = await outcomesOf(({ nonce }, say) => say(`${nonce} ["returned",${' '.repeat(5_000_000)}1]\n`))
  expect(outcomes.map(({ status }) => status)).toEqual(['output-limit', 'not-run'])
})

test('an answer that nests deeper than any value is not read', async () => {
  const deep = '['.repeat(100_000) + ']'.repeat(100_000)
  const outcomes = await outcomesOf(({ nonce }, say) => say(`${nonce} ["returned",${deep}]\n`))
  expect(outcomes.map(({ status }) => status)).toEqual(['output-limit', 'not-run'])
})

test('brackets and braces in a text nest nothing', async () => {
  const message = `\\"${'[{'.repeat(900)}`
  const outcomes = await outcomesOf(({ nonce }, say) => say(`${nonce} ["threw","${message}",null]\n`))
  expect(outcomes[0]).toMatchObject({ status: 'threw', error: { message: JSON.parse(`"${message}"`) } })
})

test('an answer without end is cut off before it fills our memory', async () => {
  const outcomes = await outcomesOf(({ nonce }, say) => {
    say(`${nonce} ["returned",`)
    for (let megabyte = 0; megabyte < 40; megabyte++) say('1'.repeat(1024 * 1024))
  })
  expect(outcomes.map(({ status }) => status)).toEqual(['output-limit', 'not-run'])
})
