import { messages } from '@dryrun/contract/messages'
import {
  cancelEmailChange,
  getEmailChange,
  type PendingEmail as Pending,
  resendEmailChange,
} from '@dryrun/contract/profile'
import { Button } from '@dryrun/ui/button'
import { useToasts } from '@dryrun/ui/toasts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { MailboxHint } from '../accounts/mailbox-hint.tsx'
import { call } from '../api/browser-client.ts'
import { ApiFailure } from '../api/failure.ts'
import { inFull } from '../portal/time.ts'
import { SettingRow } from './setting-row.tsx'

export const pendingEmailKey = ['email-change'] as const

/** The new address that waits for its link to be opened; nothing where none does. */
export function PendingEmail({ now }: { now: string }) {
  const pending = useQuery({ queryKey: pendingEmailKey, queryFn: ({ signal }) => call(getEmailChange, { signal }) })
  // What was shown stays, with its buttons, where only a later look at it failed.
  if (pending.isLoadingError) {
    return (
      <SettingRow title="New email" text={messages.profile.pendingLoadFailed}>
        <Button busy={pending.isFetching} onClick={() => pending.refetch()}>
          Try again
        </Button>
      </SettingRow>
    )
  }
  return pending.data ? <Waiting {...pending.data} now={now} /> : null
}

function Waiting({ email, expiresAt, now }: Pending & { now: string }) {
  const toasts = useToasts()
  const queries = useQueryClient()
  const settled = {
    onSettled: () => queries.invalidateQueries({ queryKey: pendingEmailKey }),
  }
  const resend = useMutation({
    mutationFn: () => call(resendEmailChange, {}),
    onSuccess: () => toasts.success(messages.profile.linkResent),
    onError: (error) => toasts.error(isSaid(error) ? error.message : messages.profile.resendFailed),
    ...settled,
  })
  const cancel = useMutation({
    mutationFn: () => call(cancelEmailChange, {}),
    onSuccess: () => toasts.success(messages.profile.changeCanceled),
    onError: (error) => toasts.error(isSaid(error) ? error.message : messages.profile.cancelFailed),
    ...settled,
  })
  return (
    <SettingRow
      title={`Waiting for ${email}`}
      text={
        <>
          We mailed a link there. Until it is opened, by {inFull(expiresAt)}, {now} stays your email.
          <MailboxHint />
        </>
      }
    >
      <Button busy={resend.isPending} onClick={() => resend.mutate()}>
        Send a new link
      </Button>
      <Button busy={cancel.isPending} onClick={() => cancel.mutate()}>
        Cancel the change
      </Button>
    </SettingRow>
  )
}

const isSaid = (error: Error) => error instanceof ApiFailure && error.status === 429
