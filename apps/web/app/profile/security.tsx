import type { User } from '@dryrun/contract/accounts'
import { Panel } from '@dryrun/ui/panel'
import { ActiveSessions } from './active-sessions.tsx'
import { ChangePassword } from './change-password.tsx'
import { SettingRow } from './setting-row.tsx'
import { TwoFactor } from './two-factor.tsx'

/** What keeps the account its owner's. */
export function Security({ user }: { user: User }) {
  return (
    <Panel title="Security">
      <SettingRow title="Password" text="Changing it signs you out everywhere else.">
        <ChangePassword />
      </SettingRow>
      <TwoFactor user={user} />
      <ActiveSessions />
    </Panel>
  )
}
