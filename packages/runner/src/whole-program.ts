import type { Readable } from 'node:stream'
import { setTimeout as delay } from 'node:timers/promises'
import { startDeadline } from './deadline.ts'
import { mayNeverHaveBegun } from './interpreters.ts'
import type { ProgramReport, RunLimits, WholeProgram } from './program.ts'
import { type ProgramProcess, START_PATIENCE_MS, type StartProgram } from './sandbox.ts'

/** Output that a program's own children still hold open is waited for no longer than this. */
const LAST_OUTPUT_MS = 1_000

/**
 * Runs a whole program in a sandbox of its own. Whether an interpreter could compile it is told by that, asked only where it ended
 * the way a program does that was never begun: a program that prints such an error itself is not taken at its word.
 *
 * @throws AbortError when `signal` fires, DoesNotCompile, and Error with a plain reason where the sandbox does not start
 */
export async function runWholeProgram(
  start: StartProgram,
  program: WholeProgram,
  limits: RunLimits,
  signal: AbortSignal,
): Promise<ProgramReport> {
  const report = await execute(await start(program, 'run', limits, signal), limits, signal)
  if (report.status !== 'finished' || report.exitCode !== 1 || report.stdout !== '') return report
  if (!mayNeverHaveBegun(program.language, report.stderr)) return report
  const check = await start({ ...program, stdin: '' }, 'check', limits, signal)
  const checked = await execute(check, limits, signal)
  return checked.status === 'finished' && checked.exitCode === 0 ? report : { ...report, status: 'compile-error' }
}

type Ran = Exclude<ProgramReport, { status: 'unavailable' }>

async function execute(child: ProgramProcess, limits: RunLimits, signal: AbortSignal): Promise<Ran> {
  let ended: 'timed-out' | 'output-limit' | 'not-started' | undefined
  const end = (reason: typeof ended) => {
    ended ??= reason
    void child.destroy()
  }
  const abort = () => void child.destroy()
  const stdout = keepOutput(child.stdout, limits.outputBytes, () => end('output-limit'))
  const stderr = keepOutput(child.stderr, limits.outputBytes, () => end('output-limit'))
  signal.addEventListener('abort', abort)
  if (signal.aborted) abort()
  let stopDeadline = startDeadline(START_PATIENCE_MS, () => end('not-started'))
  try {
    await child.started
    stopDeadline()
    const began = performance.now()
    stopDeadline = startDeadline(limits.milliseconds, () => end('timed-out'))
    const exitCode = await child.ended
    const milliseconds = Math.round((performance.now() - began) * 1000) / 1000
    stopDeadline()
    await child.destroy()
    await Promise.race([Promise.all([stdout.closed, stderr.closed]), delay(LAST_OUTPUT_MS)])
    signal.throwIfAborted()

    const texts = { stdout: stdout.text(), stderr: stderr.text(), milliseconds }
    if (ended === 'timed-out') return { status: 'timed-out', exitCode: 124, ...texts }
    if (ended === 'output-limit') return { status: 'output-limit', exitCode: 153, ...texts }
    const failed = exitCode !== 0
    if (failed && child.outOfMemory(exitCode, texts.stderr)) return { status: 'out-of-memory', exitCode: 137, ...texts }
    if (exitCode === null) throw new Error(`The sandbox did not start: ${texts.stderr.trim() || 'it said nothing'}`)
    return { status: 'finished', exitCode, ...texts }
  } finally {
    stopDeadline()
    signal.removeEventListener('abort', abort)
    await child.destroy()
  }
}

type KeptOutput = { text(): string; closed: Promise<void> }

/** Keeps the first `keptBytes` of a stream, and tells once when there is more. */
function keepOutput(stream: Readable, keptBytes: number, onMore: () => void): KeptOutput {
  const chunks: Buffer[] = []
  let bytes = 0
  const closed = Promise.withResolvers<void>()
  stream.on('data', (chunk: Buffer) => {
    if (bytes > keptBytes) return
    chunks.push(chunk)
    bytes += chunk.length
    if (bytes > keptBytes) onMore()
  })
  for (const event of ['end', 'error', 'close']) stream.once(event, () => closed.resolve())
  return {
    closed: closed.promise,
    text() {
      const whole = Buffer.concat(chunks)
      if (bytes <= keptBytes) return whole.toString('utf8')
      // A character that the limit cuts in two is left out: a streaming decoder keeps it back.
      const kept = new TextDecoder().decode(whole.subarray(0, keptBytes), { stream: true })
      return `${kept}\n… the rest of the output was cut`
    },
  }
}
