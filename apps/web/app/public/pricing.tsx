import { plans } from '@dryrun/contract/plans'
import { Button } from '@dryrun/ui/button'
import styles from './pricing.module.css'

/** Only what can be had today. */
export function Pricing() {
  const { label, queriesPerMonth, queriesPerDay, screenshotsPerProblem } = plans.free
  return (
    <section className={styles.pricing} id="pricing" aria-labelledby="pricing-title">
      <div>
        <h2 id="pricing-title">Pricing</h2>
        <p>There is one plan today, and it costs nothing. No card is asked for. Paid plans are not on sale yet.</p>
      </div>
      <div className={styles.plan}>
        <h3>{label}</h3>
        <p className={styles.price}>
          <strong>$0</strong> forever
        </p>
        <ul>
          <li>
            {queriesPerMonth} queries a month, {queriesPerDay} a day
          </li>
          <li>{screenshotsPerProblem} screenshots for one problem</li>
          <li>Every answer run, in Python and JavaScript</li>
          <li>If we fail, it costs no query</li>
        </ul>
        <span data-signed-out>
          <Button kind="main" size="large" asChild>
            <a href="/signup">Get started</a>
          </Button>
        </span>
      </div>
    </section>
  )
}
