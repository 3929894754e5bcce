import { titled } from '../title.ts'
import { LegalPage } from './legal-page.tsx'

const summary =
  'Within 7 days of your first subscription purchase you can have the full amount back, once. Paid plans are not on sale yet, so today there is nothing to refund.'

export const meta = titled('Refund policy', summary)

export default function RefundPolicy() {
  return (
    <LegalPage title="Refund policy" changed="21 November 2026" summary={summary}>
      <h2>The rule</h2>
      <ul>
        <li>It holds for 7 days from your first purchase of a subscription.</li>
        <li>It holds for the first purchase only, once for each person.</li>
        <li>You get the full amount back. There is no pro-rating, for part of a month or part of a year.</li>
        <li>You do it yourself, from your billing page. You need to give no reason.</li>
      </ul>

      <h2>What a refund does</h2>
      <p>
        The subscription ends at once and the account returns to the Free plan. The money goes back to the way you paid
        with.
      </p>

      <h2>After 7 days</h2>
      <p>
        You can cancel at any time. The plan then runs to the end of the period you have paid for, and is not renewed.
      </p>

      <h2>Today</h2>
      <p>
        Dryrun sells nothing yet: there is only the Free plan, and no way to pay. This is the policy that paid plans
        will start with. Rights that the law gives you as a consumer hold beside it.
      </p>
    </LegalPage>
  )
}
