import type { Language } from '@dryrun/contract/languages'
// What the tests of the solving screen share: a platform whose server says what a test says.

import { messages } from '@dryrun/contract/messages'
import type { FollowUp, Quota, Result, SolveEvent } from '@dryrun/contract/processing'
import { ToastProvider } from '@dryrun/ui/toasts'
import { fireEvent, render, screen } from '@testing-library/react'
import { vi } from 'vitest'
import type { Platform, RunningSolve, Shot, ShotStore } from './platform.ts'
import { ProblemSolver } from './problem-solver.tsx'
import type { SolveRequest, SolveUpdate } from './solve-client.ts'
import { SolveFailure } from './solve-failure.ts'

export const ID = '7f3c1f0e-7d1f-4c39-9a52-0e2a4a6f3a51'
export const png =
  'iVBORw0KGgoAAAANSUhEUgAAASwAAAACCAIAAABtznbQAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAI0lEQVQ4jWPgEpEbRaMhMBoCXAOXERhGQ380BEZDgGtAqyIA5DyMobg0ATEAAAAASUVORK5CYII='
export const picture = (name: string) => new File([Uint8Array.from(atob(png), (letter) => letter.charCodeAt(0))], name)

const evidence = { input: '[[0,30],[5,10]]', expected: '2', actual: '2', passed: true, milliseconds: 0.4 }
export const result: Result = {
  id: ID,
  type: 'solution_generation',
  title: 'Meeting Rooms',
  language: 'python',
  problemStatement: 'Find the fewest rooms.',
  solution: 'def min_rooms(meetings): ...',
  thoughts: ['Sort the starts.'],
  timeComplexity: 'O(n log n)',
  spaceComplexity: 'O(n)',
  explanation: 'Sweep. <img src="x" alt="hostile">',
  aiProvider: 'problem bank',
  verification: { status: 'passed', rounds: 1, cases: [evidence, evidence] },
}
const followUp: FollowUp = {
  id: '0c5f3e6a-8a52-4b8c-9d0e-3f1f5f4f2f10',
  question: 'Why sort?',
  answer: 'So that **starts** come in order.',
  aiProvider: 'anthropic/claude-sonnet-4-5',
  timestamp: '2030-01-01T00:00:00Z',
}
export const free: Quota = {
  plan: 'free',
  queryLimit: 10,
  currentMonthUsage: 2,
  remainingQueries: 8,
  dailyLimit: 2,
  usedToday: 0,
  resetsAt: '2030-01-01T00:00:00Z',
}

function shotsInMemory(): ShotStore {
  const kept = new Map<string, { shot: Shot; image: Blob }>()
  return {
    list: async () => [...kept.values()].map(({ shot }) => shot),
    add: async (shot, image) => {
      const named = { ...shot, filePath: `${shot.id}.png` }
      kept.set(shot.id, { shot: named, image })
      return named
    },
    read: async (id) => kept.get(id)?.image ?? null,
    setStatus: async (ids, status) => {
      for (const id of ids) {
        const entry = kept.get(id)
        if (entry) kept.set(id, { ...entry, shot: { ...entry.shot, status } })
      }
    },
    remove: async (id) => void kept.delete(id),
    clear: async () => kept.clear(),
  }
}

/** A platform whose server says what the test says, when it says it. */
export function played({ running = null as RunningSolve | null } = {}) {
  const record = { running }
  const asked: SolveRequest[] = []
  let tell: (update: SolveUpdate | SolveFailure) => void = () => undefined
  let seq = 0
  const platform = {
    shots: shotsInMemory(),
    failureShots: shotsInMemory(),
    askFollowUp: vi.fn(async (_: string, question: string) => ({ ...followUp, question })),
    solver: {
      async *follow(request) {
        asked.push(request)
        while (true) {
          const { promise, resolve } = Promise.withResolvers<SolveUpdate | SolveFailure>()
          tell = resolve
          const update = await promise
          if (update instanceof SolveFailure) throw update
          yield update
        }
      },
      cancel: vi.fn(async () => messages.processing.canceled),
    },
    runningSolve: {
      load: () => record.running,
      save: (solve) => (record.running = solve),
      clear: () => (record.running = null),
    },
    copyText: vi.fn(async () => undefined),
    downloadFile: vi.fn(),
  } satisfies Platform

  /** Lets the screen take one thing in before the next is told. */
  const says = async (update: SolveUpdate | SolveFailure) => {
    tell(update)
    await new Promise((resolve) => setTimeout(resolve))
  }
  return {
    platform,
    asked,
    record,
    accepts: () => says({ type: 'accepted', solutionId: ID }),
    fails: (failure: SolveFailure) => says(failure),
    tells: (event: SolveEvent) => {
      seq += 1
      return says({ type: 'event', seq, event })
    },
  }
}

export function show(
  { platform, runnable }: ReturnType<typeof played> & { runnable?: Language[] },
  quota: Quota = free,
  debug?: Result,
  asked?: FollowUp[],
) {
  const onSettled = vi.fn()
  const screenWith = (allowance: Quota) => (
    <ToastProvider>
      <ProblemSolver
        platform={platform}
        quota={allowance}
        runnable={runnable}
        onSettled={onSettled}
        debug={debug}
        asked={asked}
      />
    </ToastProvider>
  )
  const { rerender } = render(screenWith(quota))
  return { onSettled, settlesWith: (allowance: Quota) => rerender(screenWith(allowance)) }
}
export const paste = (...files: File[]) => fireEvent.paste(window, { clipboardData: { files } })
export const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
export async function solveOne() {
  paste(picture('a.png'))
  await screen.findByAltText('Screenshot 1')
  press(/^Solve/)
}
