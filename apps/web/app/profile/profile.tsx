import { useSiteConfig } from '../api/site-config.ts'
import { SubScreen } from '../portal/sub-screen.tsx'
import { useSession } from '../session/session.tsx'
import { titled } from '../title.ts'
import { AccountStatus } from './account-status.tsx'
import { DangerZone } from './danger-zone.tsx'
import { DeviceManagement } from './device-management.tsx'
import { PersonalInformation } from './personal-information.tsx'
import { Security } from './security.tsx'
import { YourData } from './your-data.tsx'

export const meta = titled('Profile Settings')

export default function Profile() {
  // Asked before the email is changed, so that the mailbox hint comes with its row and moves no button.
  useSiteConfig()
  const { state } = useSession()
  if (state.status !== 'signed-in') return null
  const { account } = state
  return (
    <SubScreen title="Profile Settings" back={{ to: '/dashboard', label: 'Back to Dashboard' }}>
      <PersonalInformation user={account.user} />
      <AccountStatus {...account} />
      <DeviceManagement />
      <Security user={account.user} />
      <YourData />
      <DangerZone />
    </SubScreen>
  )
}
