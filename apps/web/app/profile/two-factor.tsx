import type { User } from '@dryrun/contract/accounts'
import { messages } from '@dryrun/contract/messages'
import { disableTwoFactor, renewRecoveryCodes, twoFactorStatus } from '@dryrun/contract/two-factor'
import { Badge } from '@dryrun/ui/badge'
import { useToasts } from '@dryrun/ui/toasts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { call } from '../api/browser-client.ts'
import { ProveBothFactors } from './prove-both-factors.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { SetUpTwoFactor } from './set-up-two-factor.tsx'
import { SettingRow } from './setting-row.tsx'
import styles from './two-factor.module.css'

/** Two-factor: what it is, how many recovery codes are left, and what can be done about it. */
export function TwoFactor({ user }: { user: User }) {
  const toasts = useToasts()
  const queries = useQueryClient()
  const [codes, setCodes] = useState<string[] | null>(null)
  const buttons = useRef<HTMLDivElement>(null)

  /** Sessions, mails and the account itself look different now. */
  const changed = () => queries.invalidateQueries()
  function given(recoveryCodes: string[]) {
    setCodes(recoveryCodes)
    changed()
  }
  function acknowledged() {
    setCodes(null)
    // The button that began it may be gone.
    buttons.current?.querySelector('button')?.focus()
  }
  return (
    <SettingRow
      title="Two-Factor Auth"
      text={
        user.twoFactorEnabled ? (
          <CodesLeft />
        ) : (
          'A login then asks for a code from an app on your phone too, so that your password alone opens nothing.'
        )
      }
    >
      <div ref={buttons} className={styles.buttons}>
        {user.twoFactorEnabled ? (
          <>
            <ProveBothFactors
              open="New Recovery Codes"
              title="Make new recovery codes?"
              text="Ten new ones take the place of those you have, which no longer work."
              act={{ label: 'Make New Codes', kind: 'main' }}
              send={(proof) => call(renewRecoveryCodes, { body: proof })}
              done={({ recoveryCodes }) => given(recoveryCodes)}
            />
            <ProveBothFactors
              open="Disable"
              title="Disable two-factor authentication?"
              text="Your password alone then logs in. Your recovery codes no longer work."
              act={{ label: 'Disable', kind: 'danger' }}
              send={(proof) => call(disableTwoFactor, { body: proof })}
              done={() => {
                toasts.success(messages.twoFactor.disabled)
                changed()
              }}
            />
          </>
        ) : (
          <SetUpTwoFactor enabled={given} />
        )}
        <RecoveryCodes codes={codes} acknowledged={acknowledged} />
      </div>
    </SettingRow>
  )
}

/** So few that it is time for new ones. */
const FEW = 2

function CodesLeft() {
  const status = useQuery({ queryKey: ['two-factor'], queryFn: ({ signal }) => call(twoFactorStatus, { signal }) })
  const left = status.data?.recoveryCodesLeft
  return (
    <>
      <Badge>On</Badge>{' '}
      {left !== undefined && (
        <Badge tone={left <= FEW ? 'waiting' : undefined}>
          {left === 1 ? '1 recovery code left' : `${left} recovery codes left`}
        </Badge>
      )}
      {status.isError && messages.twoFactor.loadFailed}
    </>
  )
}
