import { messages } from '@dryrun/contract/messages'
import { type PlanName, plans } from '@dryrun/contract/plans'
import { Button } from '@dryrun/ui/button'
import { useState } from 'react'
import styles from './debug-offer.module.css'

type DebugOfferProps = {
  /** Absent while it is loaded; the server has the last word in any case. */
  plan?: PlanName
  onDebug: () => void
}

/** The way on where an answer failed elsewhere. A plan without debugging is told so when it is asked for. */
export function DebugOffer({ plan, onDebug }: DebugOfferProps) {
  const [asked, setAsked] = useState(false)
  const allowed = plan === undefined || plans[plan].debug
  return (
    <div className={styles.offer}>
      <p>Did it fail on the site?</p>
      <Button onClick={allowed ? onDebug : () => setAsked(true)}>It failed: debug</Button>
      <p className={styles.refusal} aria-live="polite">
        {asked && !allowed && `${messages.processing.debugNeedsPlan} You can solve the problem again instead.`}
      </p>
    </div>
  )
}
