import { messages } from '@dryrun/contract/messages'
import { SUPPORT_CAPTCHA_ACTION } from '@dryrun/contract/support'
import { z } from 'zod'
import { AppError } from '../http/errors.ts'
import type { Services } from '../services.ts'
import { CaptchaFailed } from './captcha-failed.ts'
import type { RecaptchaSettings } from './recaptcha-settings.ts'

/** Google answers in a fraction of a second, or something is wrong (milliseconds). */
const TIMEOUT_MS = 5_000

/** What siteverify answers. https://developers.google.com/recaptcha/docs/v3 */
const Verification = z.discriminatedUnion('success', [
  z.object({ success: z.literal(true), score: z.number(), action: z.string(), hostname: z.string() }),
  z.object({ success: z.literal(false), 'error-codes': z.array(z.string()).default([]) }),
])

/** These are about the token; any other is about our key or our request. */
const aboutToken = ['missing-input-response', 'invalid-input-response', 'timeout-or-duplicate']

/**
 * Asks reCAPTCHA whether a person sent the support form: with a token of this form and of our own pages, and a score
 * that is high enough. Google takes each token once.
 *
 * @throws CaptchaFailed; AppError 503 `unavailable` where nobody could say
 */
export async function checkRecaptcha(
  { config, log }: Pick<Services, 'config' | 'log'>,
  settings: RecaptchaSettings,
  token: string,
): Promise<void> {
  const verification = await verify(settings, token).catch((err: unknown) => {
    log.error({ err }, 'reCAPTCHA could not be asked')
    throw new CaptchaUnavailable()
  })
  if (!verification.success) {
    const codes = verification['error-codes']
    if (codes.length > 0 && codes.every((code) => aboutToken.includes(code))) throw new CaptchaFailed()
    log.error({ codes }, 'reCAPTCHA refused our key or our request')
    throw new CaptchaUnavailable()
  }
  const { action, hostname, score } = verification
  const isOurs = action === SUPPORT_CAPTCHA_ACTION && hostname === new URL(config.publicUrl).hostname
  if (!isOurs || score < settings.minScore) throw new CaptchaFailed()
}

async function verify({ url, secretKey }: RecaptchaSettings, token: string): Promise<z.infer<typeof Verification>> {
  const answer = await fetch(`${url}/api/siteverify`, {
    method: 'POST',
    body: new URLSearchParams({ secret: secretKey, response: token }),
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  if (!answer.ok) throw new Error(`siteverify answered ${answer.status}`)
  return Verification.parse(await answer.json())
}

class CaptchaUnavailable extends AppError {
  constructor() {
    super(503, 'unavailable', messages.support.captchaUnavailable, { headers: { 'retry-after': '5' } })
  }
}
