import type { SupportBody } from '@dryrun/contract/support'
import { type Letter, letter } from '../accounts/mail/letter.ts'

/** What support reads: who wrote, how they are reached, and every line of it. */
export function supportRequestLetter({ name, email, phone, message }: Omit<SupportBody, 'recaptchaToken'>): Letter {
  const reached = phone ? `${email}, or by phone: ${phone}` : email
  const subject = `Support: ${name.replace(/\s+/g, ' ')}`
  return letter({
    subject,
    paragraphs: [`${name} wrote:`, ...message.split(/\s*\n\s*/), `They are reached at ${reached}.`],
    action: { label: 'Answer by mail', link: `mailto:${encodeURIComponent(email)}` },
    small: 'We promised an answer within 24 hours. Who wrote is not known to us: anyone can fill in the form.',
  })
}

/**
 * Tells whoever gave their address that we have their message. It quotes nothing of what was written, not even the name:
 * anyone can give anyone's address, and must not be able to send them words of their own in our name.
 */
export function supportReceivedLetter(publicUrl: string): Letter {
  return letter({
    subject: 'We have your message to Dryrun support',
    paragraphs: ['Hello,', 'thank you for writing to us. We have your message, and will answer within 24 hours.'],
    action: { label: 'Go to Dryrun', link: publicUrl },
    small: 'If you did not write to us, somebody gave your address by mistake, and you can ignore this mail.',
  })
}
