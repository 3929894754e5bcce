/**
 * Records the start page's worked example: solves a real screenshot with the real reader, author and sandbox, and
 * writes the result down as it came. Nothing on that page is typed by hand.
 *
 *   node script/record-example.ts
 */
import { readFile, writeFile } from 'node:fs/promises'
import { openRunner } from '@dryrun/runner/choose'
import { openBankAuthor } from '@dryrun/solver/bank-author'
import { openReader } from '@dryrun/solver/reader/reader'
import { solve } from '@dryrun/solver/solve'

const SCREENSHOT = 'packages/solver/fixtures/two-sum.png'
const EXAMPLE = 'apps/web/app/public/worked-example.json'

const [reader, author, runner] = await Promise.all([openReader(), openBankAuthor(), openRunner()])
const request = { images: [await readFile(SCREENSHOT)], language: 'python', type: 'solution', repairRounds: 1 } as const
for await (const step of solve(request, { reader, author, runner })) {
  if (step.type === 'error') throw new Error(step.message)
  if (step.type !== 'result') continue
  if (step.result.verification?.status !== 'passed') throw new Error('The example did not pass: nothing is recorded')
  await writeFile(EXAMPLE, `${JSON.stringify(step.result, null, 2)}\n`)
}
await Promise.all([reader.close(), runner.close()])
