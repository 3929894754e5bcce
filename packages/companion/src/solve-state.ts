import type { Language } from '@dryrun/contract/languages'
import { messages } from '@dryrun/contract/messages'
import type { Problem } from '@dryrun/contract/problem'
import type { CaseEvidence, ProcessingType, Result, SolveEvent, Stage } from '@dryrun/contract/processing'
import { SolveFailure } from './solve-failure.ts'

/** A stage of a solve; times are milliseconds from the solve's beginning, absent where the server did not tell them. */
export type StageRecord = {
  stage: Stage
  round?: number
  from?: number
  to?: number
  done: boolean
  /** Of a run that has ended: the places of the examples that failed. */
  failed?: number[]
}

/** What was asked. `key` names the request: an event of another request is never shown over this one. */
export type Asked = { key: string; language: Language; processingType: ProcessingType; startedAt: number }

export type Phase = 'idle' | 'uploading' | 'working' | 'done' | 'failed' | 'canceled'

export type SolveState = {
  phase: Phase
  asked?: Asked
  solutionId?: string
  /** The place in the solve's log up to which this state holds. */
  seq: number
  /** The connection was lost and is being made again. */
  cut: boolean
  stages: StageRecord[]
  problem?: Problem
  draft: { solution: string; explanation: string }
  /** The last draft that was written whole, while the one that takes its place has not begun. */
  replaced?: string
  /** By the example's place on the page; a hole is an example that has not been run yet. */
  cases: (Omit<CaseEvidence, 'input'> | undefined)[]
  result?: Result
  failure?: SolveFailure
  /** The words for a canceled solve. */
  notice?: string
}

export type SolveAction =
  | { type: 'asked'; asked: Asked }
  | { type: 'accepted'; key: string; solutionId: string }
  | { type: 'cut'; key: string }
  | { type: 'event'; key: string; seq: number; event: SolveEvent }
  | { type: 'failed'; key: string; failure: SolveFailure }
  | { type: 'canceled'; key: string; notice: string }
  /** An answer that was there before is looked at, such as one to debug. */
  | { type: 'shown'; result: Result }
  | { type: 'reset' }

export const idle: SolveState = {
  phase: 'idle',
  seq: 0,
  cut: false,
  stages: [],
  draft: { solution: '', explanation: '' },
  cases: [],
}

/** A model reads the pictures that were read before. */
export const isSecondReading = ({ stage, round }: Pick<StageRecord, 'stage' | 'round'>) =>
  stage === 'reading' && round !== undefined

export const isRunning = ({ phase }: SolveState) => phase === 'uploading' || phase === 'working'

/** What the screen shows after an action. Actions of another request, of the past, or after the end change nothing. */
export function solveState(state: SolveState, action: SolveAction): SolveState {
  if (action.type === 'reset') return idle
  if (action.type === 'shown') return shown(action.result)
  if (action.type === 'asked') return { ...idle, phase: 'uploading', asked: action.asked }
  if (action.key !== state.asked?.key || !isRunning(state)) return state
  switch (action.type) {
    case 'accepted':
      return { ...state, phase: 'working', solutionId: action.solutionId, cut: false }
    case 'cut':
      return { ...state, cut: true }
    case 'event':
      if (action.seq <= state.seq) return state
      return { ...afterEvent(state, action.event), seq: action.seq, cut: false }
    case 'failed':
      return { ...state, phase: 'failed', failure: action.failure, cut: false }
    case 'canceled':
      return { ...state, phase: 'canceled', notice: action.notice, cut: false }
  }
}

export const shown = (result: Result): SolveState => ({ ...idle, phase: 'done', result })

function afterEvent(before: SolveState, event: SolveEvent): SolveState {
  const state: SolveState = { ...before, phase: 'working' }
  switch (event.type) {
    case 'stage':
      return afterStage(state, event)
    case 'problem':
      // What was written and run was for the problem as it was read before.
      return { ...state, problem: event.problem, draft: idle.draft, replaced: undefined, cases: [] }
    case 'partial':
      return { ...state, draft: { ...state.draft, [event.field]: state.draft[event.field] + event.text } }
    case 'case': {
      const { type, index, ...evidence } = event
      const cases = [...state.cases]
      cases[index] = evidence
      return { ...state, cases }
    }
    case 'result':
      return { ...state, phase: 'done', stages: ended(state, event.elapsed), result: event.result }
    case 'error':
      if (event.code === 'solve_canceled') {
        return { ...state, phase: 'canceled', notice: event.message || messages.processing.canceled }
      }
      return {
        ...state,
        phase: 'failed',
        failure: new SolveFailure(event.message, { code: event.code, answered: true }),
      }
  }
}

/**
 * A new draft takes the place of the last one, and a new run its evidence. A reading begins everything again; a second one,
 * by a model, leaves what is known until it has ended. The same stage told twice in a row is an author who began the same
 * draft anew.
 */
function afterStage(state: SolveState, { stage, round, elapsed }: Extract<SolveEvent, { type: 'stage' }>): SolveState {
  const current = state.stages.at(-1)
  if (stage !== 'reading' && current?.stage === stage && current.round === round) return { ...state, draft: idle.draft }
  const begun: StageRecord = { stage, round, from: elapsed, done: false }
  const stages = [...ended(state, elapsed), begun]
  switch (stage) {
    case 'reading':
      if (isSecondReading({ stage, round }))
        return { ...state, stages, draft: idle.draft, replaced: lastDraftOf(state) }
      return { ...state, stages: [begun], problem: undefined, draft: idle.draft, replaced: undefined, cases: [] }
    case 'drafting':
    case 'repairing':
      return { ...state, stages, draft: idle.draft, replaced: lastDraftOf(state) }
    case 'running':
      return { ...state, stages, cases: [] }
    case 'measuring':
      return { ...state, stages }
  }
}

const lastDraftOf = ({ draft, replaced }: SolveState) => draft.solution || replaced

function ended({ stages, cases }: SolveState, elapsed: number | undefined): StageRecord[] {
  return stages.map((record) => {
    if (record.done) return record
    return { ...record, to: elapsed, done: true, ...(record.stage === 'running' && { failed: failedOf(cases) }) }
  })
}

function failedOf(cases: SolveState['cases']): number[] {
  return cases.flatMap((evidence, place) => (evidence?.passed === false ? [place] : []))
}
