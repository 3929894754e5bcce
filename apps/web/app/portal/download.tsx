import { Button } from '@dryrun/ui/button'
import { EmptyState } from '@dryrun/ui/empty-state'
import { Panel } from '@dryrun/ui/panel'
import { Link } from 'react-router'
import { titled } from '../title.ts'
import styles from './download.module.css'
import { SubScreen } from './sub-screen.tsx'

export const meta = titled('Download')

/** The desktop app for each platform. None is released yet: each says so, and leads to what works today. */
export default function Download() {
  return (
    <SubScreen title="Download" back={{ to: '/dashboard', label: 'Back to Dashboard' }}>
      <div className={styles.platforms}>
        {['Windows', 'macOS', 'Linux'].map((platform) => (
          <Panel key={platform} title={platform}>
            <EmptyState
              action={
                <Button asChild>
                  <Link to="/problem-solver">Use the web app</Link>
                </Button>
              }
            >
              The desktop app for {platform} is not released yet. The web app does the same in this browser.
            </EmptyState>
          </Panel>
        ))}
      </div>
    </SubScreen>
  )
}
