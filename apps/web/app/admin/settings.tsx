import { SubScreen } from '../portal/sub-screen.tsx'
import { titled } from '../title.ts'
import { Models } from './models.tsx'

export const meta = titled('System Settings')

export default function Settings() {
  return (
    <SubScreen title="System Settings" back={{ to: '/admin', label: 'Back to Admin Panel' }}>
      <Models />
    </SubScreen>
  )
}
