import type { Problem } from '@dryrun/contract/problem'
import type { Runner } from '@dryrun/runner/program'
import type { CorpusProblem, Kind } from '../corpus/corpus.ts'
import type { Picture } from '../pictures/render.ts'
import { misread, readRight } from './examples.ts'
import { rightOnHidden } from './hidden-cases.ts'
import type { Trial } from './trial.ts'

/** Why a picture did not come to what it should, in a word. */
type Miss =
  | 'crash'
  | 'not-read'
  | 'example-missed'
  | 'example-misread'
  | 'not-in-bank'
  | 'not-matched'
  | 'failed'
  | 'unverified'
  | 'problem-seen'

export type Judgement = {
  id: string
  kind: Kind
  style: string
  resembles: string | null
  verified: boolean
  /** Shown as verified, and is not the answer to this page. Null where it is not; else why. */
  wrong: string | null
  miss: Miss | null
  /** Of the page's examples: how many there are, and those that were not read as they are. */
  examples: { shown: number; misread: string[] }
  milliseconds: number
  read: Problem | null
  /** What the page would tell the person, or what was thrown. */
  detail: string
}

const NOTHING: Problem = { title: '', statement: '', constraints: [], examples: [], unreadable: [] }

/** Holds what the pipeline made of a picture against what the picture shows. */
export async function judge(picture: Picture, trial: Trial, bank: Set<string>, runner: Runner): Promise<Judgement> {
  const { entry, style } = picture
  const verified = trial.verification?.status === 'passed'
  const problem = entry.kind === 'none' ? null : entry
  return {
    id: entry.id,
    kind: entry.kind,
    style,
    resembles: problem?.resembles ?? null,
    verified,
    wrong: verified ? await wrongness(problem, trial, runner) : null,
    miss: missOf(problem, trial, bank),
    examples: {
      shown: problem?.examples.length ?? 0,
      misread: problem ? misread(trial.problem ?? NOTHING, problem) : [],
    },
    milliseconds: trial.milliseconds,
    read: trial.problem,
    detail: trial.thrown ?? trial.verification?.reason ?? trial.error ?? '',
  }
}

async function wrongness(problem: CorpusProblem | null, trial: Trial, runner: Runner): Promise<string | null> {
  if (!problem) return 'there is no problem in the picture'
  if (!trial.problem || !readRight(trial.problem, problem)) return 'its examples are not those of the page'
  if (problem.kind === 'unknown') return 'nobody has an answer to this problem'
  const right = trial.draft && (await rightOnHidden(trial.draft, problem, runner))
  // A look-alike's own answer may be in the bank as well; whoever cannot be shown to be right is not.
  if (right === null) return problem.kind === 'twist' ? 'the answer is that of the classic' : null
  return right ? null : 'the answer is wrong on cases the page does not show'
}

/** A classic should be verified; anything else is only missed by a crash, or by a problem seen where there is none. */
function missOf(problem: CorpusProblem | null, trial: Trial, bank: Set<string>): Miss | null {
  if (trial.error === 'crash') return 'crash'
  if (!problem) return trial.problem ? 'problem-seen' : null
  if (!trial.problem) return 'not-read'
  if (trial.verification?.status === 'passed') return null
  if (problem.kind === 'classic' && !bank.has(problem.resembles ?? '')) return 'not-in-bank'
  if (trial.problem.examples.length < problem.examples.length) return 'example-missed'
  if (!readRight(trial.problem, problem)) return 'example-misread'
  if (problem.kind !== 'classic') return null
  if (!trial.draft) return 'not-matched'
  return trial.verification?.status === 'failed' ? 'failed' : 'unverified'
}
