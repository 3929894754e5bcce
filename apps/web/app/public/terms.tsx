import { plans } from '@dryrun/contract/plans'
import { titled } from '../title.ts'
import { LegalPage } from './legal-page.tsx'

const summary =
  'Use Dryrun to practise, to learn, and where help from an AI is permitted. Do not use it where help is forbidden. Look at the evidence before you rely on an answer.'

export const meta = titled('Terms', summary)

export default function Terms() {
  const { queriesPerMonth, queriesPerDay, screenshotsPerProblem } = plans.free
  return (
    <LegalPage title="Terms" changed="21 November 2026" summary={summary}>
      <h2>What it is for</h2>
      <p>
        Dryrun reads screenshots of coding problems, answers them, and runs each answer against the examples it can see.
        It is for interview practice, for learning, and for assessments whose rules permit help from an AI.
      </p>

      <h2>What it is not for</h2>
      <ul>
        <li>
          Proctored exams, and any exam or assessment whose rules forbid such help. Knowing the rules is up to you.
        </li>
        <li>
          Hiding from anyone. Dryrun is visible in screen shares and to monitoring, by design. You may not alter it to
          hide it.
        </li>
        <li>Screenshots you have no right to share.</li>
        <li>
          Attacking the service, its sandbox, or other people through it; going around its limits with more accounts.
        </li>
      </ul>

      <h2>What an answer is worth</h2>
      <p>
        ‘Passed’ means that the code was run and gave what the examples in your screenshot say. It does not mean that
        the code is correct for every input. ‘Not verified’ means what it says, and the result gives the reason.
        Whatever you do with an answer, you check it, and you are responsible for how you use it.
      </p>

      <h2>Your account</h2>
      <ul>
        <li>One account for one person, with a working email address and a password that you keep to yourself.</li>
        <li>We may close an account that breaks these terms.</li>
        <li>What you submit stays yours. We use it to answer you, and for nothing else.</li>
        <li>The answers are yours to use as you like.</li>
      </ul>

      <h2>Limits and price</h2>
      <p>
        The Free plan gives {queriesPerMonth} queries in a calendar month and {queriesPerDay} in a day (UTC), with up to{' '}
        {screenshotsPerProblem} screenshots for one problem. A solve that fails on our side costs no query. Paid plans
        are not sold yet; when they are, their price and limits will stand beside the button that buys them.
      </p>

      <h2>No guarantee</h2>
      <p>
        Dryrun is provided as it is. It can be wrong, slow or unavailable, and it can change or end. As far as the law
        allows, we are not liable for what follows from its use. Nothing here takes away rights that the law gives you
        as a consumer.
      </p>

      <h2>Changes</h2>
      <p>
        When these terms change, the date at the top changes with them. Older versions are kept with the source code.
      </p>
    </LegalPage>
  )
}
