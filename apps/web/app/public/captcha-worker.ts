import type { CaptchaChallenge } from '@dryrun/contract/support'
import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'

/**
 * Solves the one challenge it is given, beside the page. Answers its solution, or null where there is none: it took too
 * long, or this page has no cryptography because it did not come over TLS.
 */
self.onmessage = async ({ data: challenge }: MessageEvent<CaptchaChallenge>) => {
  self.postMessage(await solveChallenge({ challenge, deriveKey }).catch(() => null))
}
