import { mkdir, readdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { Language } from '@dryrun/contract/languages'
import { openRunner } from '@dryrun/runner/choose'
import { openBankAuthor } from '@dryrun/solver/bank-author'
import { openReader } from '@dryrun/solver/reader/reader'
import { chosen, dataFolder, render } from '../pictures/render.ts'
import { report } from './report.ts'
import { attempt } from './trial.ts'
import { type Judgement, judge } from './verdict.ts'

const { values } = parseArgs({
  options: {
    language: { type: 'string', default: 'python' },
    only: { type: 'string' },
    sample: { type: 'string' },
    seed: { type: 'string', default: '1' },
    json: { type: 'string', default: path.join(dataFolder, 'accuracy.json') },
  },
})
const language = Language.parse(values.language)
const pictures = await render(
  chosen({ seed: values.seed, only: values.only, sample: values.sample ? Number(values.sample) : undefined }),
)
const bank = new Set(await readdir(path.join(import.meta.dirname, '../../packages/problem-bank/problems')))

const [reader, author, runner] = await Promise.all([openReader(), openBankAuthor(), openRunner()])
const judgements: Judgement[] = []
try {
  for (const picture of pictures) {
    const trial = await attempt(picture, language, { reader, author, runner })
    judgements.push(await judge(picture, trial, bank, runner))
    if (process.stderr.isTTY) process.stderr.write(`\r${judgements.length} of ${pictures.length}`)
  }
} finally {
  if (process.stderr.isTTY) process.stderr.write('\n')
  await Promise.all([reader.close(), runner.close()])
}

console.log(report(judgements))
await mkdir(path.dirname(values.json), { recursive: true })
await writeFile(values.json, `${JSON.stringify({ language, seed: values.seed, judgements }, null, 2)}\n`)
console.log(`\nEvery picture, as JSON: ${path.relative(process.cwd(), values.json)}`)
process.exitCode = judgements.some(({ wrong, miss }) => wrong !== null || miss === 'crash') ? 1 : 0
