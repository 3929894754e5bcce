import { usageLimits } from '@dryrun/contract/limits'
import { messages } from '@dryrun/contract/messages'
import { getUsage, type Usage } from '@dryrun/contract/usage'
import { Button } from '@dryrun/ui/button'
import { EmptyState } from '@dryrun/ui/empty-state'
import { Panel } from '@dryrun/ui/panel'
import { QueryState } from '@dryrun/ui/query-state'
import { Select } from '@dryrun/ui/select'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import { call } from '../api/browser-client.ts'
import { FigureTiles } from '../portal/figure-tiles.tsx'
import { SubScreen } from '../portal/sub-screen.tsx'
import { titled } from '../title.ts'
import { LanguageTable } from './language-table.tsx'
import { rateOf } from './rate.ts'
import { UsageChart } from './usage-chart.tsx'

export const meta = titled('Analytics')

const periods = [7, usageLimits.days, usageLimits.mostDays]

/** One's own usage over time, by language, and how much of it was verified. */
export default function Analytics() {
  const { days, choose } = usePeriod()
  const usage = useQuery({
    queryKey: ['usage', days],
    queryFn: ({ signal }) => call(getUsage, { query: { days }, signal }),
    placeholderData: keepPreviousData,
  })
  return (
    <SubScreen title="Analytics" back={{ to: '/dashboard', label: 'Back to Dashboard' }}>
      <Panel
        title="Solves"
        actions={
          <Select
            label="Period"
            hideLabel
            options={periods.map((each) => ({ value: String(each), label: `Last ${each} days` }))}
            value={String(days)}
            onChange={(event) => choose(event.target.value)}
          />
        }
      >
        <QueryState
          of={usage}
          failed={messages.analytics.loadFailed}
          empty={{ when: ({ solves }) => solves === 0, show: <NothingYet /> }}
        >
          {(data) => (
            <div aria-busy={usage.isPlaceholderData}>
              <UsageFigures usage={data} />
              <UsageChart days={data.days} />
            </div>
          )}
        </QueryState>
      </Panel>
      {usage.data && usage.data.languages.length > 0 && (
        <Panel title="By language">
          <LanguageTable languages={usage.data.languages} />
        </Panel>
      )}
    </SubScreen>
  )
}

/** In the address bar, so that it can be kept and gone back from. */
function usePeriod() {
  const [params, setParams] = useSearchParams()
  const asked = Number(params.get('days'))
  return {
    days: periods.includes(asked) ? asked : usageLimits.days,
    choose: (days: string) => setParams({ days }, { preventScrollReset: true }),
  }
}

function UsageFigures({ usage }: { usage: Usage }) {
  const { solves, verified, tokensUsed } = usage
  return (
    <FigureTiles
      figures={[
        { label: 'Solves', figure: solves.toLocaleString('en'), note: 'answered' },
        { label: 'Verified', figure: rateOf(usage), note: `${verified} of ${solves}` },
        { label: 'Tokens', figure: compact(tokensUsed), note: 'by models' },
      ]}
    />
  )
}

function NothingYet() {
  return (
    <EmptyState
      action={
        <Button kind="main" asChild>
          <Link to="/problem-solver">Solve a problem</Link>
        </Button>
      }
    >
      {messages.analytics.none}
    </EmptyState>
  )
}

const compact = (count: number) => count.toLocaleString('en', { notation: 'compact', maximumFractionDigits: 1 })
