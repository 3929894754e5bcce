import { LinkTiles } from '../portal/link-tiles.tsx'
import { titled } from '../title.ts'
import { AdminScreen } from './screen.tsx'

export const meta = titled('Admin')

export default function Admin() {
  return (
    <AdminScreen title="Admin Panel" back={{ to: '/dashboard', label: 'Back to Dashboard' }}>
      <LinkTiles
        label="Administration"
        tiles={[{ to: '/admin/settings', title: 'System Settings', text: 'The models, and their order' }]}
      />
    </AdminScreen>
  )
}
