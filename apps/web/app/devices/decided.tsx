import { messages } from '@dryrun/contract/messages'
import { Button } from '@dryrun/ui/button'
import { Panel } from '@dryrun/ui/panel'
import { Link } from 'react-router'
import { FocusedHeading } from '../accounts/focused-heading.tsx'
import styles from './activate.module.css'

/** What became of the sign-in, and where to go on. */
export function Decided({ approved }: { approved: boolean }) {
  return (
    <div className={styles.screen}>
      <FocusedHeading>{approved ? messages.deviceSignIn.approved : messages.deviceSignIn.denied}</FocusedHeading>
      <Panel>
        <div className={styles.sheet}>
          <p>
            {approved
              ? 'Go back to it: it goes on by itself within a few seconds. You can close this page.'
              : 'Its code is worth nothing any more. If you did not start this sign-in, nobody got into your account, and there is nothing else to do.'}
          </p>
          <div className={styles.actions}>
            <Button kind="main" size="large" asChild>
              <Link to="/dashboard">Go to Dashboard</Link>
            </Button>
            <Button size="large" asChild>
              <Link to="/profile">See your devices</Link>
            </Button>
          </div>
        </div>
      </Panel>
    </div>
  )
}
