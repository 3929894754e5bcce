const MEGABYTE = 1024 * 1024
const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/** What one uploaded screenshot may be. */
export const screenshotLimits = {
  bytes: 10 * MEGABYTE,
  pixels: 40_000_000,
  mediaTypes: ['image/png', 'image/jpeg', 'image/webp'],
} as const

/** All screenshots of one request together, as JSON. */
export const SOLVE_REQUEST_BYTES = 64 * MEGABYTE

/** A solve is given up after this long; the page says 'up to 30 seconds'. */
export const SOLVE_TIMEOUT_MS = 120_000

export const toastTiming = { shownMs: 5_000, fadeMs: 300 } as const

/** How long each token lives, in milliseconds. */
export const tokenLifetimes = {
  access: 15 * MINUTE_MS,
  refreshIdle: 30 * DAY_MS,
  sessionAbsolute: 90 * DAY_MS,
  /** For this long the immediate predecessor of a refresh token is answered 409 `already_rotated`, not taken as theft. */
  refreshGrace: 10_000,
  verifyEmail: DAY_MS,
  resetPassword: HOUR_MS,
  /** From the right password to the code. */
  loginChallenge: 10 * MINUTE_MS,
  changeEmail: DAY_MS,
} as const

/** Attempts allowed in a window (milliseconds), by account and by network address. `RATE_LIMIT_SCALE` multiplies `max`. */
export const rateLimits = {
  login: { max: 10, timeWindow: 15 * MINUTE_MS },
  signup: { max: 3, timeWindow: 3 * HOUR_MS },
  verifyEmail: { max: 5, timeWindow: 15 * MINUTE_MS },
  resendVerification: { max: 3, timeWindow: HOUR_MS },
  forgotPassword: { max: 3, timeWindow: HOUR_MS },
  resetPassword: { max: 10, timeWindow: 15 * MINUTE_MS },
  /** Guesses at the password of someone who is signed in. */
  currentPassword: { max: 10, timeWindow: 15 * MINUTE_MS },
  twoFactor: { max: 20, timeWindow: 15 * MINUTE_MS },
  /** Letters about a changed address, for one who asks and for one new address. */
  emailChange: { max: 5, timeWindow: HOUR_MS },
  dataExport: { max: 5, timeWindow: HOUR_MS },
  /** Short codes that are looked up or decided on: each may be a guess. */
  userCode: { max: 20, timeWindow: 15 * MINUTE_MS },
  deviceStart: { max: 20, timeWindow: 15 * MINUTE_MS },
  refresh: { max: 60, timeWindow: 15 * MINUTE_MS },
  solveFree: { max: 3, timeWindow: MINUTE_MS },
  /** More than a person starts by hand: only a program is stopped by it. */
  solvePaid: { max: 30, timeWindow: MINUTE_MS },
  followUp: { max: 10, timeWindow: MINUTE_MS },
  modelTest: { max: 20, timeWindow: MINUTE_MS },
  /** Attempts to write to support: those that arrive are one a day. */
  support: { max: 10, timeWindow: 15 * MINUTE_MS },
  other: { max: 300, timeWindow: MINUTE_MS },
} as const

/**
 * Wrong codes that are borne, however many addresses they come from: in one login, and for one account in a day. Past the
 * latter, recovery codes alone are taken: 20 guesses a day at three codes in a million have an even chance after 31 years.
 */
export const twoFactorLimits = { wrongPerLogin: 5, wrongPerAccount: 20, accountWindow: DAY_MS } as const

/** How many recovery codes a person is given. */
export const RECOVERY_CODES = 10

/** Beyond this no model is asked for another draft of the same solve. */
export const MODEL_TOKENS_PER_SOLVE = 120_000

/** What a person may tell of a failure, in characters. */
export const failureLimits = { maxLength: 20_000 } as const

/** Questions about one solution: characters of each, and how many. */
export const questionLimits = { maxLength: 2_000, perSolution: 20 } as const

/** Solves on one page of the history. */
export const historyLimits = { perPage: 20, mostPerPage: 100, searchLength: 200 } as const

/** What a program may tell of the device it runs on, in characters, and how long (milliseconds) one counts as active. */
export const deviceLimits = {
  deviceIdLength: 100,
  platformLength: 64,
  versionLength: 64,
  activeFor: 30 * DAY_MS,
} as const

/** The short-code sign-in: how long its code works and how often its program may ask, in milliseconds. */
export const deviceSignInTiming = { codeLifetime: 10 * MINUTE_MS, interval: 5_000 } as const

/** Days that a person looks back on their own usage: how many, and at most. */
export const usageLimits = { days: 30, mostDays: 90 } as const

/** Sessions that are listed; signing out of all others ends the rest too. */
export const MOST_LISTED_SESSIONS = 100

export const nameLimits = { maxLength: 100 } as const

/** What may be written to support, in characters. */
export const supportLimits = { name: 100, email: 254, phone: 40, message: 5_000, captchaToken: 8_000 } as const
