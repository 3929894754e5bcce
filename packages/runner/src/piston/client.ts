import { setTimeout as delay } from 'node:timers/promises'
import { connectPiston, type PistonAnswer } from './http.ts'
import type { PistonSettings } from './settings.ts'

const LIST_PATIENCE_MS = 10_000
/** Beyond what a program may take: jobs wait for their turn there. */
const QUEUE_PATIENCE_MS = 30_000
/** Where it does not say how long to wait before asking again: the public one takes a few requests a second. */
const PAUSE_MS = 300
const MOST_PAUSE_MS = 5_000
const MOST_REFUSALS = 6

/** A language that a Piston server has a package for. */
export type PistonRuntime = { language: string; version: string; aliases: string[]; runtime?: string }

/** A file beside the program. Those in base64 are written, but not given to the package's compiler. */
export type PistonFile = { name: string; content: string; encoding?: 'utf8' | 'base64' }

/** What is asked of one execution; times in milliseconds, memory in bytes. */
export type Job = {
  language: string
  version: string
  files: PistonFile[]
  args: string[]
  stdin: string
} & Record<Limit, number>

const limits = ['run_timeout', 'run_cpu_time', 'run_memory_limit', 'compile_timeout', 'compile_cpu_time'] as const
type Limit = (typeof limits)[number]

/** What a stage came to. The older Piston says no more than the first four. */
export type Stage = {
  stdout: string
  stderr: string
  code: number | null
  signal: string | null
  /** RE: exit code, SG: signal, TO: time, OL and EL: too much on standard output or error, XX: its own failure. */
  status?: string | undefined
  message?: string | undefined
  /** In milliseconds. */
  wallTime?: number | undefined
  /** The most it held, in bytes. */
  memory?: number | undefined
}

export type Execution = { compile?: Stage; run?: Stage; allowed: Record<Limit, number> }

/** Why a Piston server ran nothing, in words for whoever runs ours. */
export class PistonFailure extends Error {
  constructor(why: string) {
    super(`Piston: ${why}`)
    this.name = 'PistonFailure'
  }
}

export type PistonClient = {
  /** @throws PistonFailure */
  runtimes(): Promise<PistonRuntime[]>
  /**
   * Runs a job. Where it asks for more than that server allows, it is given what is allowed; where many ask, it waits its turn.
   * @throws PistonFailure, and AbortError when `signal` fires
   */
  execute(job: Job, signal?: AbortSignal): Promise<Execution>
  close(): void
}

export function openPistonClient(settings: PistonSettings): PistonClient {
  const connection = connectPiston(settings)
  /** What the server allows of each limit, told when it was asked for more; each language may have its own. */
  const ceilings = new Map<string, number>()
  /** Whether memory is counted as it is used. The older Piston limits addresses instead, of which some run-times take gigabytes. */
  let countsMemory = false

  function within(job: Job): Job {
    const fitted = { ...job }
    for (const limit of limits) {
      fitted[limit] = Math.min(job[limit], ceilings.get(`${job.language} ${limit}`) ?? Number.POSITIVE_INFINITY)
    }
    return fitted
  }

  async function ask(path: string, body: object | null, patienceMs: number, signal?: AbortSignal) {
    try {
      return await connection.ask(path, body, patienceMs, signal)
    } catch (error) {
      signal?.throwIfAborted()
      throw new PistonFailure(reasonOf(error))
    }
  }

  return {
    async runtimes() {
      const said = read(await ask('runtimes', null, LIST_PATIENCE_MS))
      if (!Array.isArray(said)) throw new PistonFailure('its list of runtimes is none; is PISTON_URL right?')
      return said.flatMap((one) => runtimeOf(one) ?? [])
    },
    async execute(job, signal) {
      for (let refusals = 0; ; refusals++) {
        const asked = within(job)
        const { run_memory_limit, ...withoutMemory } = asked
        const patienceMs = asked.run_timeout + asked.compile_timeout + QUEUE_PATIENCE_MS
        const answer = await ask('execute', countsMemory ? asked : withoutMemory, patienceMs, signal)
        if (answer.status === 429 && refusals < MOST_REFUSALS) {
          const pause = answer.retryAfter ? answer.retryAfter * 1000 : PAUSE_MS * 2 ** refusals
          await delay(Math.min(pause, MOST_PAUSE_MS), undefined, { signal })
          continue
        }
        const ceiling = ceilingIn(answer)
        if (ceiling && ceiling.value < asked[ceiling.limit] && refusals < MOST_REFUSALS) {
          ceilings.set(`${job.language} ${ceiling.limit}`, ceiling.value)
          continue
        }
        const said = fieldsOf(read(answer))
        const [compile, run] = [stageOf(said.compile), stageOf(said.run)]
        if (!compile && !run) throw new PistonFailure('it tells neither of a compile stage nor of a run')
        countsMemory ||= run?.memory !== undefined
        return { ...(compile && { compile }), ...(run && { run }), allowed: asked }
      }
    },
    close: connection.close,
  }
}

/** What a refusal says that the server allows at most. */
function ceilingIn({ status, body }: PistonAnswer): { limit: Limit; value: number } | null {
  const [, limit, value] = (status === 400 && /"(\w+) cannot exceed the configured limit of (\d+)/.exec(body)) || []
  const known = limits.find((one) => one === limit)
  return known ? { limit: known, value: Number(value) } : null
}

/** @throws PistonFailure where it is not an answer in JSON that says yes */
function read({ status, body }: PistonAnswer): unknown {
  const said = parse(body)
  if (status === 200 && said !== undefined) return said
  const words = fieldsOf(said).message
  const message = typeof words === 'string' ? `: ${words.slice(0, 200)}` : ''
  if (status === 200) throw new PistonFailure('its answer is not JSON; is PISTON_URL right?')
  if (status === 401 || status === 403) throw new PistonFailure(`it refuses us (${status}); is PISTON_TOKEN right?`)
  if (status === 404) throw new PistonFailure('it has no such API (404); is PISTON_URL right?')
  if (status === 413) throw new PistonFailure('it does not take a request this large (413)')
  if (status === 429) throw new PistonFailure('it takes no more requests for now (429)')
  throw new PistonFailure(`it answers ${status}${message}`)
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const code = 'code' in error ? String(error.code) : ''
  return /^E[A-Z]+$/.test(code) ? `it cannot be reached (${code})` : error.message
}

function runtimeOf(said: unknown): PistonRuntime | null {
  const { language, version, aliases, runtime } = fieldsOf(said)
  if (typeof language !== 'string' || typeof version !== 'string') return null
  const names = Array.isArray(aliases) ? aliases.filter((alias) => typeof alias === 'string') : []
  return { language, version, aliases: names, ...(typeof runtime === 'string' && { runtime }) }
}

function stageOf(said: unknown): Stage | null {
  const { stdout, stderr, code, signal, status, message, wall_time, memory } = fieldsOf(said)
  if (typeof stdout !== 'string' || typeof stderr !== 'string') return null
  return {
    stdout,
    stderr,
    code: typeof code === 'number' ? code : null,
    signal: typeof signal === 'string' ? signal : null,
    status: typeof status === 'string' ? status : undefined,
    message: typeof message === 'string' ? message : undefined,
    wallTime: typeof wall_time === 'number' ? wall_time : undefined,
    memory: typeof memory === 'number' ? memory : undefined,
  }
}

function fieldsOf(said: unknown): Record<string, unknown> {
  return typeof said === 'object' && said !== null ? { ...said } : {}
}
