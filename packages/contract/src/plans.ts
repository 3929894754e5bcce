import { z } from 'zod'

/** Means 'no limit' wherever a limit is a number. */
export const UNLIMITED = -1

export const PlanName = z.enum(['free', 'basic', 'pro', 'enterprise'])
export type PlanName = z.infer<typeof PlanName>

export type PlanLimits = {
  label: string
  /** Queries in a month: calendar months (UTC) on free, from the subscription's start day on a paid plan. */
  queriesPerMonth: number
  /** Queries in a UTC day. */
  queriesPerDay: number
  devices: number
  screenshotsPerProblem: number
  /** How often a draft that failed an example is repaired. */
  repairRounds: number
  /** Drafts a model writes at the same time once two have failed. */
  parallelDrafts: number
  debug: boolean
}

/** What each plan allows when the payment provider's product metadata says nothing else. */
export const plans = {
  free: {
    label: 'Free',
    queriesPerMonth: 10,
    queriesPerDay: 2,
    devices: 1,
    screenshotsPerProblem: 2,
    repairRounds: 1,
    parallelDrafts: 1,
    debug: false,
  },
  basic: {
    label: 'Basic',
    queriesPerMonth: 100,
    queriesPerDay: UNLIMITED,
    devices: 2,
    screenshotsPerProblem: 4,
    repairRounds: 2,
    parallelDrafts: 2,
    debug: true,
  },
  pro: {
    label: 'Pro',
    queriesPerMonth: UNLIMITED,
    queriesPerDay: UNLIMITED,
    devices: 5,
    screenshotsPerProblem: 8,
    repairRounds: 3,
    parallelDrafts: 3,
    debug: true,
  },
  enterprise: {
    label: 'Enterprise',
    queriesPerMonth: UNLIMITED,
    queriesPerDay: UNLIMITED,
    devices: UNLIMITED,
    screenshotsPerProblem: 16,
    repairRounds: 3,
    parallelDrafts: 3,
    debug: true,
  },
} as const satisfies Record<PlanName, PlanLimits>

/** Upgrade is offered at this many remaining queries or fewer. */
export const OFFER_UPGRADE_AT = 10
