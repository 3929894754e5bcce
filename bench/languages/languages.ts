import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { type Language, languages } from '@dryrun/contract/languages'
import { openBank } from '@dryrun/problem-bank/bank'
import { nameIn } from '@dryrun/problem-bank/rename'
import { openRunner } from '@dryrun/runner/choose'
import { residentBytes } from '@dryrun/runner/memory'
import { type Program, programLimits, type Runner, standardLimits } from '@dryrun/runner/program'
import { median } from '../figures.ts'
import { bareRun } from './bare.ts'
import { programs } from './programs.ts'

const RUNS = 9
/** As long as a person takes to look, and a sandbox to be started ahead. */
const PAUSE_MS = 300
/** As many as a worker runs at the same time. */
const AT_ONCE = 2

const { values } = parseArgs({
  options: { seconds: { type: 'string', default: '60' }, language: { type: 'string', multiple: true } },
})
const runner = await openRunner()
try {
  await runner.prepare()
  const chosen = runner.languages.filter((language) => values.language?.includes(language) ?? true)
  console.log(`Compile and run in the ${runner.kind} sandbox, medians of ${RUNS}, each beside the bare toolchain`)
  for (const language of chosen) await beside(language, runner)
  await mixed(chosen, runner, Number(values.seconds) * 1000)
} finally {
  await runner.close()
}

/** What a person waits for one program, by turns with the bare toolchain on a program that does as much. */
async function beside(language: Language, runner: Runner): Promise<void> {
  const { program, twice, comment } = programs[language]
  const entry: Program['entry'] = { name: 'twice', parameters: [{ name: 'n', type: 'integer' }], returns: 'integer' }
  const call = (source: string) => runner.run({ language, source, entry }, [{ arguments: [21] }], standardLimits)
  const times = { bare: [] as number[], program: [] as number[], called: [] as number[], again: [] as number[] }
  for (let count = 0; count < RUNS; count++) {
    // A source that was never seen has to be compiled.
    const fresh = `${comment} ${count} ${process.pid}\n`
    times.bare.push(await bareRun(language, program + fresh))
    times.program.push(
      await timed(() => runner.runProgram({ language, source: program + fresh, stdin: '' }, programLimits)),
    )
    await pause(PAUSE_MS)
    times.called.push(await timed(() => call(twice + fresh)))
    await pause(PAUSE_MS)
    times.again.push(await timed(() => call(twice + fresh)))
  }
  const bare = median(times.bare)
  const beside = (some: number[]) => `${ms(median(some))} (${(median(some) / bare).toFixed(2)})`
  console.log(
    `  ${languages[language].label.padEnd(10)}  bare ${ms(bare)}, whole program ${beside(times.program)}, ` +
      `function ${beside(times.called)}, the same function again ${beside(times.again)}`,
  )
}

/** The bank's answers on their examples, in all languages by turns, as two people after the other would ask for them. */
async function mixed(chosen: Language[], runner: Runner, forMilliseconds: number): Promise<void> {
  const { entries } = await openBank()
  const jobs = entries.flatMap((entry) =>
    chosen.flatMap((language) => {
      const source = entry.sources[language]
      return source === undefined ? [] : [{ language, source, entry }]
    }),
  )
  const until = performance.now() + forMilliseconds
  const memory: number[] = []
  let [next, ran, failed] = [0, 0, 0]
  async function work(): Promise<void> {
    while (performance.now() < until) {
      const job = jobs[(next++ * 389) % jobs.length]
      if (!job) return
      const { language, source, entry } = job
      const signature = { ...entry.signature, name: nameIn(language, entry.signature.name) }
      const calls = entry.examples.map((example) => ({ arguments: example.arguments }))
      const report = await runner.run({ language, source, entry: signature }, calls, standardLimits)
      if (report.status === 'ran') ran++
      else failed++
      if (ran % 20 === 0) memory.push(await residentBytes(process.pid))
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  const perMinute = Math.round((ran * 60_000) / forMilliseconds)
  console.log(`Answers of the bank on their examples, ${chosen.length} languages mixed, ${AT_ONCE} at a time`)
  console.log(`  ${perMinute} a minute${failed > 0 ? `, ${failed} could not be run` : ''}`)
  const third = Math.ceil(memory.length / 3)
  const [early, late] = [median(memory.slice(0, third)), median(memory.slice(-third))]
  console.log(
    `  memory of this process and its sandboxes: ${mb(early)} in the first third, ${mb(late)} in the last, ratio ${(late / early).toFixed(2)}`,
  )
}

async function timed(work: () => Promise<{ status: string }>): Promise<number> {
  const began = performance.now()
  const { status } = await work()
  if (status !== 'ran' && status !== 'finished') throw new Error(`It came to '${status}'`)
  return performance.now() - began
}

function ms(milliseconds: number): string {
  return `${Math.round(milliseconds)} ms`
}

function mb(bytes: number): string {
  return `${Math.round(bytes / 1024 / 1024)} MB`
}
