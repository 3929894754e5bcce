import { titled } from '../title.ts'
import { Models } from './models.tsx'
import { AdminScreen } from './screen.tsx'

export const meta = titled('System Settings')

export default function Settings() {
  return (
    <AdminScreen title="System Settings" back={{ to: '/admin', label: 'Back to Admin Panel' }}>
      <Models />
    </AdminScreen>
  )
}
