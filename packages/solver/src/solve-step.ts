import type { SolveEvent } from '@dryrun/contract/processing'
import type { Unstored } from './results.ts'

/** The contract's events; the result has no id yet, since only the one who stores it knows it. */
export type SolveStep = Exclude<SolveEvent, { type: 'result' }> | { type: 'result'; result: Unstored; elapsed: number }
