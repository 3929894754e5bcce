import { createTransport } from 'nodemailer'
import type { outboxMail } from '../../database/schema/mail.ts'
import type { SmtpSettings } from './smtp-settings.ts'

/** Limits of time, in milliseconds: for a connection, for the greeting, for any other silence, and for a mail in all. */
const CONNECTION_TIMEOUT = 15_000
const GREETING_TIMEOUT = 15_000
const SILENCE_TIMEOUT = 30_000
const MAIL_TIMEOUT = 60_000

/** What a mail server answers may be long. */
const REASON_MAX_LENGTH = 500

/** Why a mail was not taken. */
export type Refusal = {
  /** What failed, and what the mail server answered; without the links of the mail, should it quote them. */
  reason: string
  /** The code of its answer or of the broken connection. It quotes nothing, so it may be logged. */
  code: string
  /** It will not take this mail, however often it is asked. */
  isFinal: boolean
}

type Mail = Pick<typeof outboxMail.$inferSelect, 'id' | 'recipient' | 'subject' | 'text' | 'html' | 'createdAt'>

/**
 * Gives a mail to the mail server.
 * @returns why it did not take it; null where it did
 * @throws whatever `signal` is aborted with
 */
export async function giveToServer(smtp: SmtpSettings, mail: Mail, signal: AbortSignal): Promise<Refusal | null> {
  const { host, port, tls, credentials, from } = smtp
  const transport = createTransport({
    host,
    port,
    secure: tls === 'immediate',
    requireTLS: tls === 'upgrade',
    ignoreTLS: tls === 'none',
    ...(credentials !== undefined && { auth: credentials, forceAuth: true }),
    connectionTimeout: CONNECTION_TIMEOUT,
    greetingTimeout: GREETING_TIMEOUT,
    socketTimeout: SILENCE_TIMEOUT,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  try {
    await transport.sendMail({
      // Should it be sent twice, mail programs can tell that it is the same.
      messageId: `<${mail.id}@${from.address.split('@')[1]}>`,
      date: mail.createdAt,
      from,
      // As an address and not as text, in which a comma would part it into two.
      to: { name: '', address: mail.recipient },
      subject: mail.subject,
      text: mail.text,
      html: mail.html,
      // Nobody is answered by a mail that says they are away.
      headers: { 'Auto-Submitted': 'auto-generated' },
      signal: AbortSignal.any([signal, AbortSignal.timeout(MAIL_TIMEOUT)]),
    })
    return null
  } catch (error) {
    signal.throwIfAborted()
    return refusalOf(error)
  } finally {
    transport.close()
  }
}

type SmtpError = { code?: string; command?: string; message: string; responseCode?: number }

/** Answers to these are about the mail. One to the greeting, the password or the sender is about our settings. */
const aboutMail = ['RCPT TO', 'DATA']

function refusalOf(error: unknown): Refusal {
  const { code = 'unknown', command = '', message, responseCode = 0 } = error as SmtpError
  const reason = code === 'EABORT' ? `The mail server did not take it within ${MAIL_TIMEOUT / 1000} seconds.` : message
  // The address is none that a server could be asked for.
  const isNoAddress = code === 'EENVELOPE' && command === 'API'
  return {
    reason: reason.replace(/token=[\w-]+/g, 'token=…').slice(0, REASON_MAX_LENGTH),
    code: [code, command, responseCode].filter(Boolean).join(' '),
    isFinal: isNoAddress || (responseCode >= 500 && aboutMail.includes(command)),
  }
}
