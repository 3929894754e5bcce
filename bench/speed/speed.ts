import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs, promisify } from 'node:util'
import type { RunnableLanguage } from '@dryrun/contract/languages'
import { openRunner } from '@dryrun/runner/choose'
import { type Program, type Runner, standardLimits } from '@dryrun/runner/program'
import { openBankAuthor } from '@dryrun/solver/bank-author'
import { openReader } from '@dryrun/solver/reader/reader'
import type { SolvePorts } from '@dryrun/solver/solve'
import { attempt } from '../accuracy/trial.ts'
import { median, percentile } from '../figures.ts'
import { chosen, type Picture, render } from '../pictures/render.ts'

const run = promisify(execFile)
const RUNS = 20
/** As long as a person takes to look, and a sandbox to be started ahead. */
const PAUSE_MS = 600

const { values } = parseArgs({
  options: { sample: { type: 'string', default: '40' }, seed: { type: 'string', default: '1' } },
})
const pictures = await render(chosen({ seed: values.seed, only: 'classic', sample: Number(values.sample) }))
const [reader, author, runner] = await Promise.all([openReader(), openBankAuthor(), openRunner()])
try {
  await solves(pictures, { reader, author, runner })
  for (const language of runner.languages) await overhead(language, runner)
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

/** A program that does next to nothing, in a sandbox of its own, beside the same program under the bare toolchain. */
async function overhead(language: RunnableLanguage, runner: Runner): Promise<void> {
  const { program, bare } = doubling(language)
  const command = language === 'python' ? await python() : process.execPath
  const folder = await mkdtemp(path.join(tmpdir(), 'dryrun-bench-'))
  const file = path.join(folder, 'program')
  await writeFile(file, bare)
  const sandboxed = () => runner.run(program, [{ arguments: [21] }], standardLimits)
  await sandboxed()
  const times = { bare: [] as number[], atOnce: [] as number[], ahead: [] as number[] }
  for (let count = 0; count < RUNS; count++) {
    times.bare.push(await timed(() => run(command, [file])))
    times.atOnce.push(await timed(sandboxed))
    await pause(PAUSE_MS)
    times.ahead.push(await timed(sandboxed))
  }
  await rm(folder, { recursive: true })
  const [base, atOnce, ahead] = [median(times.bare), median(times.atOnce), median(times.ahead)]
  console.log(`A program in the ${runner.kind} sandbox, ${language}: medians of ${RUNS}`)
  console.log(`  ${path.basename(command)} alone ${ms(base)}`)
  console.log(`  sandbox started ahead ${ms(ahead)}, ratio ${(ahead / base).toFixed(2)}`)
  console.log(`  run right after another ${ms(atOnce)}, ratio ${(atOnce / base).toFixed(2)}`)
}

/** The interpreter itself: a version manager's shim takes longer than it does. */
async function python(): Promise<string> {
  return (await run('python3', ['-c', 'import sys; print(sys.executable)'])).stdout.trim()
}

function doubling(language: RunnableLanguage): { program: Program; bare: string } {
  const entry: Program['entry'] = { name: 'double', parameters: [{ name: 'n', type: 'integer' }], returns: 'integer' }
  if (language === 'python') {
    const source = 'def double(n):\n    return n * 2\n'
    return { program: { language, source, entry }, bare: `${source}\nprint(double(21))\n` }
  }
  const source = 'function double(n) {\n  return n * 2\n}\n'
  return { program: { language, source, entry }, bare: `${source}\nconsole.log(double(21))\n` }
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await work()
  return performance.now() - began
}

function ms(milliseconds: number): string {
  return `${Math.round(milliseconds)} ms`
}
