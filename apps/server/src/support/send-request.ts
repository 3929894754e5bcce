import { Email } from '@dryrun/contract/accounts'
import { messages } from '@dryrun/contract/messages'
import type { SupportBody } from '@dryrun/contract/support'
import { queueMail } from '../accounts/mail/outbox.ts'
import { supportRequest } from '../database/schema/support.ts'
import { AppError } from '../http/errors.ts'
import type { Services } from '../services.ts'
import { spendCaptcha } from './altcha.ts'
import { supportReceivedLetter, supportRequestLetter } from './letters.ts'
import { checkRecaptcha } from './recaptcha.ts'

const DAY_MS = 24 * 60 * 60_000

/**
 * Keeps what a person wrote, and mails it to support and word of it to them, together or not at all.
 *
 * One a day (UTC) for an address of mail and for a network address, which the table itself promises: of two at once,
 * one is taken.
 *
 * @param address the network address, as rate limits count it
 * @throws CaptchaFailed; AppError 429 `support_limit` with the seconds until tomorrow, 503 `unavailable`
 */
export async function sendSupportRequest(
  services: Services,
  { recaptchaToken, ...request }: SupportBody,
  address: string,
): Promise<void> {
  const { db, config, clock } = services
  if (config.recaptcha === undefined) await spendCaptcha(services, recaptchaToken)
  else await checkRecaptcha(services, config.recaptcha, recaptchaToken)
  const now = clock()
  const { name, email, phone, message } = request
  const day = now.toISOString().slice(0, 10)
  await db.transaction(async (tx) => {
    const kept = await tx
      .insert(supportRequest)
      .values({ name, email, phone: phone || null, message, address, day, createdAt: now })
      .onConflictDoNothing()
      .returning({ id: supportRequest.id })
    if (kept.length === 0) throw new OneADay(now)
    await queueMail(services, tx, config.supportEmail, supportRequestLetter(request))
    // The form takes anything with an @ in it; a mail goes out only to what looks like an address.
    if (Email.safeParse(email).success) await queueMail(services, tx, email, supportReceivedLetter(config.publicUrl))
  })
}

class OneADay extends AppError {
  constructor(now: Date) {
    const seconds = Math.ceil((DAY_MS - (now.getTime() % DAY_MS)) / 1000)
    super(429, 'support_limit', messages.support.onceADay, { headers: { 'retry-after': String(seconds) } })
  }
}
