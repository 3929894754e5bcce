import { Language, languages } from '@dryrun/contract/languages'
import { historyLimits } from '@dryrun/contract/limits'
import { SolutionType, Verification } from '@dryrun/contract/processing'
import { Field } from '@dryrun/ui/field'
import { Select } from '@dryrun/ui/select'
import { useEffect, useEffectEvent, useState } from 'react'
import type { useFilter } from './history.ts'
import styles from './solution-filters.module.css'
import { typeLabels } from './solution-table.tsx'

/** A search begins when the person has paused for this long. */
const TYPING_PAUSE_MS = 300

/** Which of one's solves to show. */
export function SolutionFilters({ filter, change }: Pick<ReturnType<typeof useFilter>, 'filter' | 'change'>) {
  return (
    <search className={styles.filters}>
      <Search
        applied={filter.search ?? ''}
        apply={(search) => change({ search }, { replace: filter.search !== undefined })}
      />
      <div className={styles.choices}>
        <Select
          label="Language"
          hideLabel
          options={[{ value: '', label: 'Any language' }, ...languageOptions]}
          value={filter.language ?? ''}
          onChange={(event) => change({ language: event.target.value })}
        />
        <Select
          label="Type"
          hideLabel
          options={[{ value: '', label: 'Any type' }, ...typeOptions]}
          value={filter.type ?? ''}
          onChange={(event) => change({ type: event.target.value })}
        />
        <Select
          label="Verdict"
          hideLabel
          options={[{ value: '', label: 'Any verdict' }, ...verdictOptions]}
          value={filter.verdict ?? ''}
          onChange={(event) => change({ verdict: event.target.value })}
        />
      </div>
    </search>
  )
}

const languageOptions = Language.options.map((value) => ({ value, label: languages[value].label }))
const typeOptions = SolutionType.options.map((value) => ({ value, label: typeLabels[value] }))
const verdictLabels = { passed: 'Passed', failed: 'Failed', unverified: 'Not verified' } as const
const verdictOptions = Verification.shape.status.options.map((value) => ({ value, label: verdictLabels[value] }))

function Search({ applied, apply }: { applied: string; apply: (search: string) => void }) {
  const [text, setText] = useState(applied)
  const [asked, setAsked] = useState(applied)
  if (asked !== applied) {
    // The address has changed: by what was typed here, or by going back, and then the text goes along.
    setAsked(applied)
    if (text.trim() !== applied) setText(applied)
  }
  const applyNow = useEffectEvent(() => apply(text.trim()))
  useEffect(() => {
    if (text.trim() === applied) return
    const timer = setTimeout(() => applyNow(), TYPING_PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text, applied])
  return (
    <Field
      label="Search"
      type="search"
      placeholder="Words of the title"
      maxLength={historyLimits.searchLength}
      value={text}
      onChange={(event) => setText(event.target.value)}
    />
  )
}
