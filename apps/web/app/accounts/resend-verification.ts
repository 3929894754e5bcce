import { resendVerification } from '@dryrun/contract/accounts'
import { messages } from '@dryrun/contract/messages'
import { useToasts } from '@dryrun/ui/toasts'
import { useMutation } from '@tanstack/react-query'
import { call } from '../api/browser-client.ts'
import { ApiFailure } from '../api/failure.ts'

const KEY = 'signupEmail'

/** The address that was signed up with in this tab, for a later 'send again'. */
export const signupEmail = {
  keep: (email: string) => sessionStorage.setItem(KEY, email),
  read: () => sessionStorage.getItem(KEY),
}

/** Mails a new verification link, and tells how it went. */
export function useResendVerification() {
  const toasts = useToasts()
  return useMutation({
    mutationFn: (email: string) => call(resendVerification, { body: { email } }),
    onSuccess: () => toasts.success(messages.verify.resent),
    onError: (error) => {
      const refused = error instanceof ApiFailure && error.refused
      toasts.error(refused ? error.message : messages.verify.resendFailed)
    },
  })
}
