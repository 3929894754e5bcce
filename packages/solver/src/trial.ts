import type { CaseEvidence } from '@dryrun/contract/processing'
import type { Draft } from './ports.ts'

/** A draft after its run: evidence for each example of the problem, undefined where the example was not run. */
export type Trial = { draft: Draft; evidence: (CaseEvidence | undefined)[]; obstacle?: Obstacle }
/** Why nothing ran: nowhere to run it, or the source is not a program. */
export type Obstacle = { kind: 'unavailable' | 'compile-error'; reason: string }
