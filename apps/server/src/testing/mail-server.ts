import type { AddressInfo } from 'node:net'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { onTestFinished } from 'vitest'
import { type SmtpSettings, smtpSettings } from '../accounts/mail/smtp-settings.ts'

export const MAIL_FROM = 'Dryrun <mail@dryrun.example>'

/** What a mail server answers to a recipient (`RCPT TO`) or to a whole mail (`DATA`): a code from 400 on refuses. */
type Answer = { code: number; message: string }

export type MailServer = {
  /** What it was given, and took, whole and in order. */
  taken: { recipient: string; raw: string }[]
  /** How often it was asked to take a mail. */
  asked: number
  /** How it answers from now on. Null takes everything. */
  toRecipient: Answer | null
  toMail: Answer | null
  /** What it waits for before it answers to a whole mail. */
  beforeAnswer: () => Promise<unknown>
  port: number
  /** The settings of a server that sends here, and its address as the environment tells it. */
  smtp: SmtpSettings
  url: string
  close(): Promise<void>
}

/** A real SMTP server, on this machine alone. */
export async function openMailServer(options: SMTPServerOptions = {}, port = 0): Promise<MailServer> {
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    closeTimeout: 100,
    ...options,
    onRcptTo(_address, _session, callback) {
      server.asked++
      callback(refusal(server.toRecipient))
    },
    onData(stream, session, callback) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', async () => {
        await server.beforeAnswer()
        if (server.toMail === null) {
          const recipient = session.envelope.rcptTo.map(({ address }) => address).join(' and ')
          server.taken.push({ recipient, raw: Buffer.concat(chunks).toString() })
        }
        callback(refusal(server.toMail))
      })
    },
  })
  // A client that goes away in the middle is part of what is tried.
  smtp.on('error', () => {})
  await new Promise<void>((resolve) => smtp.listen(port, '127.0.0.1', resolve))
  const listensAt = (smtp.server.address() as AddressInfo).port
  const url = `smtp://127.0.0.1:${listensAt}`
  const { smtp: settings } = smtpSettings({ SMTP_URL: url, MAIL_FROM })
  if (settings === undefined) throw new Error('the test server has an address')
  let open = true
  const server: MailServer = {
    taken: [],
    asked: 0,
    toRecipient: null,
    toMail: null,
    beforeAnswer: async () => {},
    port: listensAt,
    smtp: settings,
    url,
    async close() {
      if (open) await new Promise<void>((resolve) => smtp.close(() => resolve()))
      open = false
    },
  }
  onTestFinished(() => server.close())
  return server
}

function refusal(answer: Answer | null): Error | null {
  return answer === null ? null : Object.assign(new Error(answer.message), { responseCode: answer.code })
}
