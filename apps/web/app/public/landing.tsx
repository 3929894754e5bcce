import { Result } from '@dryrun/contract/processing'
import type { Route } from './+types/landing.ts'
import { Features } from './features.tsx'
import { Hero } from './hero.tsx'
import { HowItWorks, Steps } from './how-it-works.tsx'
import { Pricing } from './pricing.tsx'
import workedExample from './worked-example.json' with { type: 'json' }

export const meta: Route.MetaFunction = () => [
  { title: 'Dryrun: every answer has been run before you see it' },
  {
    name: 'description',
    content:
      'Take a screenshot of a coding problem. Dryrun reads it, writes a solution, runs it against the examples on your screen, and shows you what came back.',
  },
]

/** Runs at build time: the page is sent with its code already coloured. */
export async function loader() {
  const result = Result.parse(workedExample)
  const { highlight } = await import('@dryrun/ui/highlight')
  const tokens = await highlight(result.solution ?? '', result.language)
  return { result, tokens }
}

export default function Landing({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Hero {...loaderData} />
      <Steps />
      <Features />
      <HowItWorks />
      <Pricing />
    </>
  )
}
