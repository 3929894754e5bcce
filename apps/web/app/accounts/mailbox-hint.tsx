import { useSiteConfig } from '../api/site-config.ts'

/** Where the mail is found, on a server that only keeps it. */
export function MailboxHint() {
  const site = useSiteConfig()
  if (!site.data?.mailbox) return null
  return (
    <>
      {' '}
      This server sends no mail: <a href="/dev/mailbox">open its mailbox</a>.
    </>
  )
}
