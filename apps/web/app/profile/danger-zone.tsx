import { Button } from '@dryrun/ui/button'
import { Panel } from '@dryrun/ui/panel'
import { useState } from 'react'
import { useSession } from '../session/session.tsx'
import { DeleteAccount } from './delete-account.tsx'
import { SettingRow } from './setting-row.tsx'

/** The ways out: of this session, and of the account. */
export function DangerZone() {
  const { signOut } = useSession()
  const [leaving, setLeaving] = useState(false)
  function leave() {
    setLeaving(true)
    signOut()
  }
  return (
    <Panel title="Danger Zone">
      <SettingRow title="Sign Out" text="Ends the session in this browser. Others stay.">
        <Button busy={leaving} onClick={leave}>
          Sign Out
        </Button>
      </SettingRow>
      <SettingRow title="Delete Account" text="Deletes the account and everything in it, at once and for good.">
        <DeleteAccount />
      </SettingRow>
    </Panel>
  )
}
