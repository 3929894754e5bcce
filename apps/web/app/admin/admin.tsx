import { LinkTiles } from '../portal/link-tiles.tsx'
import { SubScreen } from '../portal/sub-screen.tsx'
import { titled } from '../title.ts'

export const meta = titled('Admin')

export default function Admin() {
  return (
    <SubScreen title="Admin Panel" back={{ to: '/dashboard', label: 'Back to Dashboard' }}>
      <LinkTiles
        label="Administration"
        tiles={[{ to: '/admin/settings', title: 'System Settings', text: 'The models, and their order' }]}
      />
    </SubScreen>
  )
}
