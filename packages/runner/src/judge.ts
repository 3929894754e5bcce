import { randomBytes } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { type Answer, outcomeOf, readAnswer, readable } from './answer.ts'
import { startDeadline } from './deadline.ts'
import { requestOf } from './operations.ts'
import { keepPrinted } from './printed-output.ts'
import type { Call, Outcome, Program, RunLimits, RunReport } from './program.ts'
import type { Sandbox } from './sandbox.ts'

const LAST_BREATH_MS = 250

/** How a request ended: with an answer, or with the end of the sandbox. */
type Exchange =
  | { status: 'answered'; answer: Answer; milliseconds: number }
  | { status: 'timed-out' | 'out-of-memory' | 'output-limit' | 'crashed' }

/**
 * Runs one program in a sandbox and destroys the sandbox, whatever happens.
 *
 * This is the only judge, and it stands outside: it hands over one call at a time, each with a nonce that did not exist
 * before, takes one line that must begin with that nonce, and keeps the time itself. Anything else said on the channel
 * ends the run as 'crashed'. A program that writes the line itself has done no more than return a value.
 *
 * @throws AbortError when `signal` fires; the sandbox is gone by then
 * @throws WrongType where an argument is not of its parameter's type
 */
export async function judge(
  sandbox: Sandbox,
  program: Program,
  calls: Call[],
  limits: RunLimits,
  signal?: AbortSignal,
): Promise<RunReport> {
  let flooded = false
  const end = () => void sandbox.destroy()
  const printed = keepPrinted(sandbox.printed, limits.outputBytes, () => {
    flooded = true
    end()
  })
  signal?.addEventListener('abort', end)
  try {
    signal?.throwIfAborted()
    const requests = calls.map((call) => requestOf(program.entry, call))
    const loading = await ask({ source: program.source, entry: program.entry })
    signal?.throwIfAborted()
    if (loading.status !== 'answered') return ran([{ status: loading.status, stdout: readable(printed.soFar()) }])
    if (loading.answer.kind === 'refused') return { status: 'compile-error', error: loading.answer.error }
    if (loading.answer.kind !== 'loaded') return ran([{ status: 'crashed', stdout: readable(printed.soFar()) }])

    // The mark that ends what the top level printed must not be read into the first call.
    await printed.whole()
    const outcomes: Outcome[] = []
    for (const [index, call] of calls.entries()) {
      const exchange = await ask({ ...requests[index] })
      signal?.throwIfAborted()
      const outcome = await toOutcome(exchange, call)
      outcomes.push(outcome)
      if (outcome.status !== 'returned' && outcome.status !== 'threw') break
    }
    return ran(outcomes)
  } finally {
    signal?.removeEventListener('abort', end)
    await sandbox.destroy()
  }

  async function ask(request: object): Promise<Exchange> {
    if (sandbox.answers.spokeUnasked()) return { status: 'crashed' }
    const nonce = randomBytes(16).toString('hex')
    const line = `${JSON.stringify({ nonce, ...request })}\n`
    printed.begin(nonce)
    let late = false
    const stopDeadline = startDeadline(limits.milliseconds, () => {
      late = true
      end()
    })
    const started = performance.now()
    sandbox.calls.write(line)
    const heard = await sandbox.answers.next()
    const milliseconds = Math.round((performance.now() - started) * 1000) / 1000
    stopDeadline()

    if (late) return { status: 'timed-out' }
    if (heard === 'too-long') return { status: 'output-limit' }
    const answer = heard === 'ended' ? null : readAnswer(heard.line, nonce)
    if (answer?.kind === 'out-of-memory') return { status: 'out-of-memory' }
    if (answer?.kind === 'too-long') return { status: 'output-limit' }
    if (answer) return { status: 'answered', answer, milliseconds }
    if (flooded) return { status: 'output-limit' }
    // How it ended says which limit it met, so it is left a moment to end by itself.
    await Promise.race([sandbox.ended, delay(LAST_BREATH_MS)])
    await sandbox.destroy()
    // What it printed last may still be on its way.
    await printed.whole()
    const said = `${printed.soFar()}\n${printed.lastWords()}`
    return { status: sandbox.outOfMemory(said) ? 'out-of-memory' : 'crashed' }
  }

  async function toOutcome(exchange: Exchange, call: Call): Promise<Outcome> {
    if (exchange.status !== 'answered') return { status: exchange.status, stdout: readable(printed.soFar()) }
    const stdout = readable(await printed.whole())
    return outcomeOf(exchange.answer, program.entry, call, { milliseconds: exchange.milliseconds, stdout })
  }

  function ran(outcomes: Outcome[]): RunReport {
    const missing = calls.slice(outcomes.length).map((): Outcome => ({ status: 'not-run', stdout: '' }))
    return { status: 'ran', outcomes: [...outcomes, ...missing].slice(0, calls.length) }
  }
}
