import { PassThrough, Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { setTimeout as delay } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { answerLines, BadRequest } from './batch.ts'

async function answersTo(lines: string): Promise<unknown[]> {
  const output = new PassThrough()
  const said = text(output)
  await answerLines(Readable.from([lines]), output, 3, async ({ wait, fail }) => {
    if (fail) throw new BadRequest('It was told to fail.')
    await delay(Number(wait))
    return { waited: wait }
  })
  output.end()
  return (await said)
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
}

test('answers come in the order of the requests, however long each takes', async () => {
  const answers = await answersTo('{"wait":60}\n{"wait":1}\r\n{"wait":30}\n{"wait":0}\n{"wait":2}')
  expect(answers).toEqual([60, 1, 30, 0, 2].map((waited) => ({ waited })))
})

test('a line that is no request, or that fails, is answered in its place', async () => {
  expect(await answersTo('{"wait":1}\n{"wait":\n\n[1]\n{"fail":true}\n{"wait":2}\n')).toEqual([
    { waited: 1 },
    { error: 'The line is not JSON.' },
    { error: 'The line is not a JSON object.' },
    { error: 'It was told to fail.' },
    { waited: 2 },
  ])
})
