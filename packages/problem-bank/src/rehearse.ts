import { type ChildProcess, fork } from 'node:child_process'
import { allOf, type Bank, type Json } from './bank.ts'
import type { Answers, LookAlike, OwnProgram } from './own-programs.ts'

/** Calls of one entry, each with the arguments in the entry's own order. */
export type Job = { slug: string; calls: Json[][] }

export type Programs = Record<string, OwnProgram>

/** What the process is asked; it answers with one list for each job, in order. */
export type Question = { wanted: 'answers' | 'lookAlikes'; jobs: Job[] }

/**
 * The bank's own programs, tried on a page's examples. That tells which problem a page shows; the answer that a person
 * sees is run anew, in the sandbox.
 */
export type Rehearsals = {
  /** What the bank answers to the calls of each job. */
  answers: (jobs: Job[]) => Promise<Answers[]>
  /** What the look-alikes of one problem answer to the same calls; null where that could not be tried. */
  lookAlikes: (job: Job) => Promise<LookAlike[] | null>
}

/** Above what any bundled answer needs for the examples of a page. */
const MEGABYTES = 128

/** For going on after a program took all memory; what is not tried by then is no witness. */
const MILLISECONDS_ALONE = 1000

/**
 * Prepares a process for the bank's own programs: numbers on a page may be so large that a program takes all memory, and
 * that ends a whole process, threads and all. It starts with the first question and does not keep this one alive.
 */
export function openRehearsals(bank: Bank): Rehearsals {
  const programs: Programs = Object.fromEntries(
    allOf(bank).flatMap(({ slug, sources, lookAlikes, signature }) =>
      sources.javascript === undefined ? [] : [[slug, { solution: sources.javascript, lookAlikes, signature }]],
    ),
  )
  let running: ChildProcess | undefined
  const ask = (question: Question) => {
    running ??= start(programs)
    const asked = running
    asked.ref()
    asked.channel?.ref()
    return new Promise<unknown>((resolve) => {
      const settle = (answer: unknown) => {
        asked.off('message', settle)
        asked.off('exit', died)
        asked.unref()
        asked.channel?.unref()
        resolve(answer)
      }
      const died = () => {
        running = undefined
        settle(null)
      }
      asked.once('message', settle)
      asked.once('exit', died)
      asked.send(question, (error) => error && died())
    })
  }
  let last: Promise<unknown> = Promise.resolve()
  // One question at a time: an answer belongs to the question before it.
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const answer = last.then(work)
    last = answer.catch(() => undefined)
    return answer
  }
  return {
    answers: (jobs) =>
      inTurn(async () => {
        const all = (await ask({ wanted: 'answers', jobs })) as Answers[] | null
        if (all !== null) return all
        // One job took the process with it: each alone, so that only that one has no answer.
        const each: Answers[] = []
        const until = performance.now() + MILLISECONDS_ALONE
        for (const job of jobs) {
          if (performance.now() > until) {
            each.push([])
            continue
          }
          const alone = (await ask({ wanted: 'answers', jobs: [job] })) as Answers[] | null
          each.push(alone?.[0] ?? [])
        }
        return each
      }),
    lookAlikes: (job) =>
      inTurn(async () => {
        const known = (await ask({ wanted: 'lookAlikes', jobs: [job] })) as LookAlike[][] | null
        return known?.[0] ?? null
      }),
  }
}

function start(programs: Programs): ChildProcess {
  const started = fork(new URL('./rehearse-process.ts', import.meta.url), {
    execArgv: [`--max-old-space-size=${MEGABYTES}`],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  started.send({ programs })
  return started
}
