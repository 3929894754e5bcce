import { config } from '@dryrun/contract/site'
import { useQuery } from '@tanstack/react-query'
import { call } from '../api/browser-client.ts'

/** Where the mail is found, on a server that only keeps it. */
export function MailboxHint() {
  const site = useQuery({ queryKey: ['site-config'], queryFn: ({ signal }) => call(config, { signal }) })
  if (!site.data?.mailbox) return null
  return (
    <>
      {' '}
      This server sends no mail: <a href="/dev/mailbox">open its mailbox</a>.
    </>
  )
}
