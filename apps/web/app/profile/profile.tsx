import { SubScreen } from '../portal/sub-screen.tsx'
import { titled } from '../title.ts'
import { Security } from './security.tsx'

export const meta = titled('Profile Settings')

export default function Profile() {
  return (
    <SubScreen title="Profile Settings" back={{ to: '/dashboard', label: 'Back to Dashboard' }}>
      <Security />
    </SubScreen>
  )
}
