import type { Verification } from '@dryrun/contract/processing'
import { Badge } from './badge.tsx'
import type { Tone } from './sign.tsx'

type VerdictProps = { status: Verification['status']; passed: number; cases: number }

/** What running came to, in one badge: 'passed 3 of 3', 'failed 1 of 3', 'not verified'. */
export function Verdict({ status, passed, cases }: VerdictProps) {
  return <Badge tone={verdictTones[status]}>{verdictWords({ status, passed, cases })}</Badge>
}

/** Amber means 'not verified': nothing is known, which is not the same as wrong. */
export const verdictTones: Record<Verification['status'], Tone> = {
  passed: 'passed',
  failed: 'failed',
  unverified: 'waiting',
}

function verdictWords({ status, passed, cases }: VerdictProps): string {
  if (status === 'passed') return `passed ${passed} of ${cases}`
  if (status === 'failed') return `failed ${cases - passed} of ${cases}`
  return 'not verified'
}
