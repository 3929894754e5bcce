import { highlight } from '@dryrun/ui/highlight'
import type { Route } from './+types/landing.ts'
import { Features } from './features.tsx'
import { Hero } from './hero.tsx'
import { HowItWorks, Steps } from './how-it-works.tsx'
import { Pricing } from './pricing.tsx'
import workedExample from './worked-example.json' with { type: 'json' }
import { WorkedResult } from './worked-example.tsx'

export const meta: Route.MetaFunction = () => [
  { title: 'Dryrun: every answer has been run before you see it' },
  {
    name: 'description',
    content:
      'Take a screenshot of a coding problem. Dryrun reads it, writes a solution, runs it against the examples on your screen, and shows you what came back.',
  },
]

const result = WorkedResult.parse(workedExample)
/** Awaited here, since the page is rendered at build time: it is sent with its code already coloured. */
const tokens = await highlight(result.solution?.trimEnd() ?? '', result.language)

export default function Landing() {
  return (
    <>
      <Hero result={result} tokens={tokens} />
      <Steps />
      <Features />
      <HowItWorks />
      <Pricing />
    </>
  )
}
