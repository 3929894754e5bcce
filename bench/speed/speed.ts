import { execFile } from 'node:child_process'
import { parseArgs, promisify } from 'node:util'
import { openRunner } from '@dryrun/runner/choose'
import { openBankAuthor } from '@dryrun/solver/bank-author'
import { openReader } from '@dryrun/solver/reader/reader'
import type { SolvePorts } from '@dryrun/solver/solve'
import { attempt } from '../accuracy/trial.ts'
import { percentile } from '../figures.ts'
import { chosen, type Picture, render } from '../pictures/render.ts'

const run = promisify(execFile)

const { values } = parseArgs({
  options: { sample: { type: 'string', default: '40' }, seed: { type: 'string', default: '1' } },
})
const isInstalled = await run('tesseract', ['--version']).then(
  () => true,
  () => false,
)
if (!isInstalled) {
  console.error(
    'bench speed runs beside the tesseract command, which is not on the PATH (on Debian: apt install tesseract-ocr).',
  )
  process.exit(1)
}

const pictures = await render(chosen({ seed: values.seed, only: 'classic', sample: Number(values.sample) }))
const [reader, author, runner] = await Promise.all([openReader(), openBankAuthor(), openRunner()])
try {
  await solves(pictures, { reader, author, runner })
} finally {
  await Promise.all([reader.close(), runner.close()])
}

/** Screenshot to verified answer, beside the tesseract command on the very same pictures, by turns. */
async function solves(pictures: Picture[], ports: SolvePorts): Promise<void> {
  const [first] = pictures
  if (first) await attempt(first, 'python', ports)
  const times: { ours: number; tesseract: number }[] = []
  for (const picture of pictures) {
    const trial = await attempt(picture, 'python', ports)
    const began = performance.now()
    for (const file of picture.files) await run('tesseract', [file, 'stdout'])
    const tesseract = performance.now() - began
    if (trial.verification?.status === 'passed') times.push({ ours: trial.milliseconds, tesseract })
  }
  const ours = times.map((each) => each.ours)
  const tesseract = times.map((each) => each.tesseract)
  console.log(
    `Screenshot to verified answer: ${times.length} pictures (of ${pictures.length}, the others were not verified)`,
  )
  if (times.length === 0) return
  for (const [name, share] of [
    ['p50', 0.5],
    ['p95', 0.95],
  ] as const) {
    const [mine, theirs] = [percentile(ours, share), percentile(tesseract, share)]
    console.log(`  ${name}  Dryrun ${ms(mine)}, tesseract ${ms(theirs)}, ratio ${(mine / theirs).toFixed(2)}`)
  }
}

function ms(milliseconds: number): string {
  return `${Math.round(milliseconds)} ms`
}
