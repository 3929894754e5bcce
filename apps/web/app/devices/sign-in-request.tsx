import { agentInWords } from '@dryrun/contract/agent'
import type { DeviceSignInRequest } from '@dryrun/contract/device-sign-in'
import { platformInWords } from '@dryrun/contract/devices'
import { Button } from '@dryrun/ui/button'
import { Panel } from '@dryrun/ui/panel'
import { FocusedHeading } from '../accounts/focused-heading.tsx'
import { Notice } from '../accounts/notice.tsx'
import { inFull } from '../portal/time.ts'
import styles from './activate.module.css'

type SignInRequestProps = {
  request: DeviceSignInRequest
  /** Why the decision did not get through. */
  failure: string | null
  /** The decision that is under way. */
  deciding: boolean | undefined
  decide: (approve: boolean) => void
  typeAnother: () => void
}

/** Who asks to be signed in, and the two answers. Whoever made somebody open a link with their own code is found out here. */
export function SignInRequest({ request, failure, deciding, decide, typeAnother }: SignInRequestProps) {
  const { userCode, platform, version, agent, address, createdAt } = request
  return (
    <div className={styles.screen}>
      <FocusedHeading>Approve this sign-in?</FocusedHeading>
      <Panel>
        <div className={styles.sheet}>
          {failure && <Notice tone="failed">{failure}</Notice>}
          <p>Your desktop shows this code. If it shows another one, deny.</p>
          <p className={styles.code}>{userCode}</p>
          <dl className={styles.facts}>
            <dt>Program</dt>
            <dd>{agentInWords(agent)}</dd>
            {platform && (
              <>
                <dt>Platform</dt>
                <dd>{[platformInWords(platform), version && `version ${version}`].filter(Boolean).join(', ')}</dd>
              </>
            )}
            <dt>Asked from</dt>
            <dd className={styles.address}>{address}</dd>
            <dt>Asked at</dt>
            <dd>
              <time dateTime={createdAt}>{inFull(createdAt)}</time>
            </dd>
          </dl>
          <Notice tone="waiting">
            Approve only if you have just started this yourself. Whoever asks can then use your account as you do.
          </Notice>
          <div className={styles.actions}>
            <Button kind="main" size="large" busy={deciding === true} onClick={() => decide(true)}>
              Approve
            </Button>
            <Button size="large" busy={deciding === false} onClick={() => decide(false)}>
              Deny
            </Button>
            <Button kind="quiet" size="large" onClick={typeAnother}>
              Type another code
            </Button>
          </div>
        </div>
      </Panel>
    </div>
  )
}
