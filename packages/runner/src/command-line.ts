import { readFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { text } from 'node:stream/consumers'
import { parseArgs } from 'node:util'
import { Language, languages } from '@dryrun/contract/languages'
import { answerLines, BadRequest } from './batch.ts'
import { openRunner } from './choose.ts'
import { pistonOfEnvironment } from './piston/environment.ts'
import { type ProgramReport, programLimits, type Runner, type WholeProgram } from './program.ts'

const usage = `script/run --language ${Language.options.join('|')} PROGRAM [--stdin FILE] [--json]
    runs a program in the sandbox: no network, no files but its own, ${programLimits.milliseconds / 1000} seconds, \
${programLimits.memoryBytes / 1024 / 1024} MB of memory. Its standard
    input is FILE ('-' for this command's own), else empty. Prints what it printed, and exits with its exit code
    (128 + n where signal n ended it); 124 where its time ran out, 137 for memory, 153 for output, 125 where no sandbox
    works here.
    --json prints one object instead: {status, exitCode, stdout, stderr, milliseconds}, where status is finished,
    timed-out, out-of-memory, compile-error or output-limit; of what a compiler refused, {message, line} as 'refused'
    besides. The exit code is 0 where the program was run.

script/run --batch
    reads one JSON request a line from standard input, {"language", "source", "stdin"?}, and prints one such object a line,
    in the same order; {"error"} for a request that cannot be run.

script/run --languages
    tries every language, which makes ready what its programs share, and tells which run here and with what; the exit
    code is 125 where one that was found does not.

With PISTON_URL (and PISTON_TOKEN) in the environment, that Piston server runs them.`

const USAGE_EXIT_CODE = 2
const UNAVAILABLE_EXIT_CODE = 125

const endings: Partial<Record<ProgramReport['status'], string>> = {
  'timed-out': `the program was ended after ${programLimits.milliseconds / 1000} seconds`,
  'out-of-memory': `the program took more than ${programLimits.memoryBytes / 1024 / 1024} MB of memory`,
  'output-limit': `the program printed more than ${programLimits.outputBytes / 1024 / 1024} MB`,
}

process.exitCode = await main(process.argv.slice(2)).catch((error: unknown) => {
  if (!(error instanceof BadRequest)) throw error
  process.stderr.write(`${error.message}\n`)
  return USAGE_EXIT_CODE
})

async function main(args: string[]): Promise<number> {
  const { values, positionals } = parse(args)
  if (values.help) {
    process.stdout.write(`${usage}\n`)
    return 0
  }
  if (values.languages) {
    if (positionals.length > 0 || values.batch || values.language)
      throw new BadRequest(`--languages stands alone.\n\n${usage}`)
    return withRunner(tellLanguages)
  }
  if (values.batch) {
    if (positionals.length > 0 || values.stdin || values.language)
      throw new BadRequest(`--batch stands alone.\n\n${usage}`)
    return withRunner(async (runner) => {
      const atOnce = Math.min(4, availableParallelism())
      await answerLines(process.stdin, process.stdout, atOnce, async (request) => {
        const report = await runner.runProgram(readRequest(request), programLimits)
        return report.status === 'unavailable' ? { error: report.reason } : report
      })
      return 0
    })
  }
  const [file, ...others] = positionals
  if (!file || others.length > 0 || !values.language) throw new BadRequest(usage)
  const program: WholeProgram = {
    language: readLanguage(values.language),
    source: await readText(file),
    stdin: values.stdin === '-' ? await text(process.stdin) : values.stdin ? await readText(values.stdin) : undefined,
  }
  return withRunner(async (runner) => tell(await runner.runProgram(program, programLimits), values.json === true))
}

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        language: { type: 'string' },
        stdin: { type: 'string' },
        json: { type: 'boolean' },
        batch: { type: 'boolean' },
        languages: { type: 'boolean' },
        help: { type: 'boolean' },
      },
    })
  } catch (error) {
    throw new BadRequest(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`)
  }
}

async function withRunner(work: (runner: Runner) => Promise<number>): Promise<number> {
  const piston = pistonOfEnvironment(process.env)
  const runner = await openRunner({ piston })
  if (piston && runner.kind !== 'piston') process.stderr.write(`script/run: ${runner.detail}\n`)
  try {
    return await work(runner)
  } finally {
    await runner.close()
  }
}

async function tellLanguages(runner: Runner): Promise<number> {
  await runner.prepare()
  for (const language of Language.options) {
    const runs = runner.languages.includes(language)
    const toolchain = runs ? (runner.toolchains[language] ?? 'runs') : 'does not run here'
    process.stdout.write(`${languages[language].label.padEnd(12)}${toolchain}\n`)
  }
  if (runner.detail) process.stderr.write(`${runner.detail}\n`)
  return runner.detail ? UNAVAILABLE_EXIT_CODE : 0
}

function tell(report: ProgramReport, json: boolean): number {
  if (report.status === 'unavailable') {
    if (json) process.stdout.write(`${JSON.stringify({ error: report.reason })}\n`)
    else process.stderr.write(`${report.reason}\n`)
    return UNAVAILABLE_EXIT_CODE
  }
  if (json) {
    process.stdout.write(`${JSON.stringify(report)}\n`)
    return 0
  }
  process.stdout.write(report.stdout)
  process.stderr.write(report.stderr)
  const ended = endings[report.status]
  if (ended) process.stderr.write(`script/run: ${ended}\n`)
  return report.exitCode
}

function readRequest({ language, source, stdin }: Record<string, unknown>): WholeProgram {
  if (typeof source !== 'string') throw new BadRequest("'source' is not a text.")
  if (stdin !== undefined && stdin !== null && typeof stdin !== 'string') throw new BadRequest("'stdin' is not a text.")
  return { language: readLanguage(language), source, stdin: stdin ?? undefined }
}

function readLanguage(name: unknown): Language {
  const language = Language.safeParse(name).data
  if (!language) throw new BadRequest(`The language must be one of: ${Language.options.join(', ')}.`)
  return language
}

async function readText(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8')
  } catch (error) {
    throw new BadRequest(`${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`)
  }
}
