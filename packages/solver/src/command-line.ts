import { randomUUID } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import type { ErrorCode } from '@dryrun/contract/errors'
import { Language } from '@dryrun/contract/languages'
import { SOLVE_TIMEOUT_MS, screenshotLimits } from '@dryrun/contract/limits'
import { messages } from '@dryrun/contract/messages'
import type { Result, Verification } from '@dryrun/contract/processing'
import { answerLines, BadRequest } from '@dryrun/runner/batch'
import { openRunner } from '@dryrun/runner/choose'
import { pistonOfEnvironment } from '@dryrun/runner/piston/environment'
import { openBankAuthor } from './bank-author.ts'
import { openReader } from './reader/reader.ts'
import { type SolvePorts, solve } from './solve.ts'

const usage = `script/solve --language ${Language.options.join('|')} SHOT [MORE...] [--json]
    reads the coding problem in the screenshots, answers it, runs the answer on the examples they show, and says what came
    back. --json prints the result as the API gives it, or {"error": {"code", "message"}}.
    Exit code: 0 verified, 2 not matched or not verified, 1 an error.

script/solve --batch
    reads one JSON request a line from standard input, {"language", "images": [...]}, each image a path or base64, and prints
    one such object a line, in the same order.

With PISTON_URL (and PISTON_TOKEN) in the environment, answers are run on that Piston server.`

const exitCodes = { verified: 0, error: 1, unverified: 2 } as const
/** Reading fills the processor; a second solve uses it while the first one runs its answer. */
const SOLVES_AT_ONCE = 2
/** What a person's first repair is worth; the bundled problems never need one. */
const REPAIR_ROUNDS = 1
const LONGEST_PATH = 4096

type Answer = Result | { error: { code: ErrorCode; message: string } }

process.exitCode = await main(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`${error instanceof BadRequest ? error.message : messages.processing.failed}\n`)
  if (!(error instanceof BadRequest)) console.error(error)
  return exitCodes.error
})

async function main(args: string[]): Promise<number> {
  const { values, positionals } = parse(args)
  if (values.help) {
    process.stdout.write(`${usage}\n`)
    return 0
  }
  if (values.batch) {
    if (positionals.length > 0 || values.language) throw new BadRequest(`--batch stands alone.\n\n${usage}`)
    return withPorts(async (ports) => {
      await answerLines(process.stdin, process.stdout, SOLVES_AT_ONCE, async ({ language, images }) => {
        if (!Array.isArray(images) || images.length === 0) throw new BadRequest("'images' is not a list of pictures.")
        return answer(readLanguage(language), await Promise.all(images.map(openImage)), ports)
      })
      return 0
    })
  }
  if (positionals.length === 0 || !values.language) throw new BadRequest(usage)
  const language = readLanguage(values.language)
  const images = await Promise.all(positionals.map(readPicture))
  return withPorts(async (ports) => {
    const given = await answer(language, images, ports)
    process.stdout.write(values.json ? `${JSON.stringify(given)}\n` : describe(given))
    if ('error' in given) return exitCodes.error
    return given.verification?.status === 'passed' ? exitCodes.verified : exitCodes.unverified
  })
}

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        language: { type: 'string' },
        json: { type: 'boolean' },
        batch: { type: 'boolean' },
        help: { type: 'boolean' },
      },
    })
  } catch (error) {
    throw new BadRequest(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`)
  }
}

async function withPorts(work: (ports: SolvePorts) => Promise<number>): Promise<number> {
  const piston = pistonOfEnvironment(process.env)
  const opening = [openReader(), openBankAuthor(), openRunner({ piston })] as const
  try {
    const [reader, author, runner] = await Promise.all(opening)
    if (piston && runner.kind !== 'piston') process.stderr.write(`script/solve: ${runner.detail}\n`)
    return await work({ reader, author, runner })
  } finally {
    // One that did not open must not keep the others, and with them this process.
    const [reader, , runner] = await Promise.allSettled(opening)
    await Promise.all([reader, runner].map((port) => port.status === 'fulfilled' && port.value.close()))
  }
}

async function answer(language: Language, images: Uint8Array[], ports: SolvePorts): Promise<Answer> {
  if (images.some((image) => image.length > screenshotLimits.bytes)) {
    return { error: { code: 'image_too_large', message: messages.processing.imageTooLarge } }
  }
  const patience = AbortSignal.timeout(SOLVE_TIMEOUT_MS)
  try {
    for await (const step of solve(
      { images, language, type: 'solution', repairRounds: REPAIR_ROUNDS },
      ports,
      patience,
    )) {
      if (step.type === 'result') return { id: randomUUID(), ...step.result }
      if (step.type === 'error') return { error: { code: step.code, message: step.message } }
    }
  } catch (error) {
    if (!patience.aborted) throw error
    return { error: { code: 'timed_out', message: messages.processing.timedOut } }
  }
  throw new Error('A solve ended without a result')
}

/** An image of a request: the path of a file, or a picture in base64, with or without a `data:` prefix. */
async function openImage(image: unknown): Promise<Uint8Array> {
  if (typeof image !== 'string' || image === '') throw new BadRequest('An image is neither a path nor base64.')
  if (image.length <= LONGEST_PATH && (await isFile(image))) return readPicture(image)
  const base64 = image.replace(/^data:[\w/+.-]+;base64,/, '').replaceAll(/\s/g, '')
  // A path to nothing is base64 too, but what it decodes to is no picture.
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(base64) || base64.length < 64) {
    throw new BadRequest(`There is no picture at ${image.slice(0, 200)}`)
  }
  return Buffer.from(base64, 'base64')
}

async function isFile(path: string): Promise<boolean> {
  return (await stat(path).catch(() => null))?.isFile() ?? false
}

async function readPicture(path: string): Promise<Uint8Array> {
  try {
    return await readFile(path)
  } catch (error) {
    throw new BadRequest(`${path} cannot be read: ${error instanceof Error ? error.message : String(error)}`)
  }
}

function readLanguage(name: unknown): Language {
  const language = Language.safeParse(name).data
  if (!language) throw new BadRequest(`The language must be one of: ${Language.options.join(', ')}.`)
  return language
}

/** A result as a person reads it: the verdict, the evidence, the code. */
function describe(given: Answer): string {
  if ('error' in given) return `${given.error.message}\n`
  const { title, verification, solution, timeComplexity, measuredTimeComplexity, spaceComplexity, explanation } = given
  const cases = verification?.cases.map(({ input, expected, actual, passed, milliseconds }) =>
    // Without a number: an example that could not be read is not among them, and theirs on the page may be another.
    [
      `${passed ? 'passed' : 'FAILED'}  (${milliseconds} ms)`,
      ...Object.entries({ input, expected, got: actual }).map(
        ([label, text]) => `        ${label.padEnd(10)}${text.replaceAll('\n', `\n${' '.repeat(18)}`)}`,
      ),
    ].join('\n'),
  )
  const complexity = [
    timeComplexity && `time ${timeComplexity} (stated)`,
    measuredTimeComplexity && `time ${measuredTimeComplexity} (measured)`,
    spaceComplexity && `space ${spaceComplexity} (stated)`,
  ].filter(Boolean)
  const parts = [title, verification && verdictOf(verification), ...(cases ?? []), solution?.trimEnd() ?? explanation]
  return `${[...parts, complexity.join(', ')].filter(Boolean).join('\n\n')}\n`
}

function verdictOf({ status, reason, cases }: Verification): string {
  if (status === 'passed') return `${messages.processing.passed(cases.length)}.`
  const failed = cases.filter(({ passed }) => !passed).length
  const verdict =
    failed > 0 ? messages.processing.failedExamples(failed, cases.length) : messages.processing.notVerified
  return reason ? `${verdict}. ${reason}` : `${verdict}.`
}
