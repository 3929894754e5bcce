import { isLoopback } from '../../loopback.ts'

/** How the mail server is reached, and who mails come from. */
export type SmtpSettings = {
  host: string
  port: number
  /** `immediate`: from the first byte. `upgrade`: by STARTTLS, before anything is told. `none`: on this machine alone. */
  tls: 'immediate' | 'upgrade' | 'none'
  credentials: { user: string; pass: string } | undefined
  from: { name: string; address: string }
}

type MailVariables = { SMTP_URL?: string | undefined; MAIL_FROM?: string | undefined }

const ports: Record<string, number> = { 'smtp:': 587, 'smtps:': 465 }

/**
 * The mail server of the environment, if it names one.
 * @returns a sentence about what is missing instead
 */
export function smtpSettings({ SMTP_URL, MAIL_FROM }: MailVariables): { smtp?: SmtpSettings; wrong?: string } {
  if (SMTP_URL === undefined) {
    return MAIL_FROM === undefined ? {} : { wrong: 'SMTP_URL: MAIL_FROM is set, and no mail is sent without a server.' }
  }
  const from = MAIL_FROM === undefined ? null : parseSender(MAIL_FROM)
  if (from === null) return { wrong: 'MAIL_FROM: SMTP_URL is set, and a mail needs an address it comes from.' }
  const { protocol, hostname, port, username, password } = new URL(SMTP_URL)
  const credentials = { user: decodeURIComponent(username), pass: decodeURIComponent(password) }
  const smtp: SmtpSettings = {
    host: hostname.replace(/^\[|\]$/g, ''),
    port: port === '' ? (ports[protocol] ?? 0) : Number(port),
    tls: protocol === 'smtps:' ? 'immediate' : isLoopback(hostname) ? 'none' : 'upgrade',
    credentials: credentials.user === '' ? undefined : credentials,
    from,
  }
  return { smtp }
}

/** Whether `text` is the address of a mail server, with both a user and a password or neither, and nothing after it. */
export function isSmtpAddress(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, hostname, username, password, pathname, search, hash } = new URL(text)
  const hasNothingAfter = /^\/?$/.test(pathname) && search === '' && hash === ''
  const hasBothOrNeither = (username === '') === (password === '')
  return protocol in ports && hostname !== '' && hasNothingAfter && hasBothOrNeither && isDecodable(username + password)
}

function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text)
    return true
  } catch {
    return false
  }
}

/** Whether `text` is `mail@dryrun.example` or `Dryrun <mail@dryrun.example>`. */
export function isSender(text: string): boolean {
  return parseSender(text) !== null
}

function parseSender(text: string): SmtpSettings['from'] | null {
  const [, name = '', named] = /^([^<>\r\n]*)<([^<>]*)>$/.exec(text.trim()) ?? []
  const address = (named ?? text).trim()
  // Nothing in it that would part it from another address, or end the line it stands in.
  if (!/^[^\s<>@,;:"()[\]\\]+@[^\s<>@,;:"()[\]\\]+$/.test(address)) return null
  return { name: name.trim().replace(/^"(.*)"$/, '$1'), address }
}
