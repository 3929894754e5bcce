import { DEFAULT_LANGUAGE, Language, languages, RunnableLanguage } from '@dryrun/contract/languages'
import { messages } from '@dryrun/contract/messages'
import type { ProcessingType, Quota } from '@dryrun/contract/processing'
import { Button } from '@dryrun/ui/button'
import { Select } from '@dryrun/ui/select'
import { useToasts } from '@dryrun/ui/toasts'
import { VisuallyHidden } from '@dryrun/ui/visually-hidden'
import { type ElementType, useEffect, useEffectEvent, useState } from 'react'
import { allowanceLeft, isUsedUp } from './allowance.ts'
import { Outcome } from './outcome.tsx'
import type { Platform } from './platform.ts'
import styles from './problem-solver.module.css'
import { doingNow } from './progress.tsx'
import { verdictTitle } from './result/evidence.tsx'
import { ShotStrip } from './shots/shot-strip.tsx'
import { useGivenPictures } from './shots/use-given-pictures.ts'
import { useShots } from './shots/use-shots.ts'
import { isRunning, type SolveState } from './solve-state.ts'
import { useSolve } from './use-solve.ts'

type ProblemSolverProps = {
  platform: Platform
  /** Absent while it is loaded; the server has the last word in any case. */
  quota?: Quota
  /** A solve has ended: the allowance and the history may have changed. */
  onSettled: () => void
  /** Renders the h1, where a page has its own way of giving it focus. */
  heading?: ElementType
}

/** Screenshots in, an answer that was run out. */
export function ProblemSolver({ platform, quota, onSettled, heading: Heading = 'h1' }: ProblemSolverProps) {
  const toasts = useToasts()
  const shots = useShots(platform, quota?.plan)
  const solve = useSolve(platform, shots, onSettled)
  const { state } = solve
  const running = isRunning(state)
  const dropping = useGivenPictures(running ? undefined : shots.add)
  const [chosen, setChosen] = useState<Language>()
  const language = (running ? undefined : chosen) ?? state.asked?.language ?? DEFAULT_LANGUAGE
  const usedUp = quota !== undefined && isUsedUp(quota)
  const list = shots.list ?? []
  const canReset = !running && (list.length > 0 || state.phase !== 'idle')

  function start(processingType: ProcessingType) {
    if (running) return
    if (list.length === 0) toasts.error(messages.processing.noScreenshots)
    else if (processingType === 'solution' && usedUp) toasts.error(messages.processing.quotaExceeded)
    else solve.start({ shotIds: list.map(({ id }) => id), language, processingType })
  }
  useSolveKeys(() => start('solution'))

  function reset() {
    solve.reset()
    void shots.clear()
  }

  return (
    <div className={styles.screen}>
      <header className={styles.top}>
        <Heading>{state.result?.title || state.problem?.title || 'Solve a problem'}</Heading>
        <div className={styles.controls}>
          <Select
            label="Language"
            hideLabel
            options={languageOptions}
            value={language}
            disabled={running}
            onChange={(event) => setChosen(Language.parse(event.target.value))}
          />
          {running ? (
            <Button onClick={solve.cancel} busy={solve.canceling}>
              Cancel
            </Button>
          ) : (
            <>
              <Button onClick={() => start('extraction')}>Extract only</Button>
              <Button kind="main" onClick={() => start('solution')} disabled={usedUp}>
                Solve <kbd>{solveKeys}</kbd>
              </Button>
            </>
          )}
        </div>
        {quota && <samp className={styles.allowance}>{allowanceLeft(quota)}</samp>}
      </header>
      <ShotStrip shots={shots} locked={running} dropping={dropping} reset={canReset ? reset : undefined} />
      <Outcome solve={solve} platform={platform} quota={quota} />
      <VisuallyHidden>
        <span role="status">{spoken(state, solve.canceling)}</span>
      </VisuallyHidden>
    </div>
  )
}

/** Python first; a language that cannot be run here yet could not be verified, so it waits. */
const languageOptions = Language.options.map((value) => {
  const disabled = !RunnableLanguage.options.some((runnable) => runnable === value)
  const { label } = languages[value]
  return { value, label: disabled ? `${label} (soon)` : label, disabled }
})

const isMac = /Mac|iPhone|iPad/.test(globalThis.navigator?.userAgent ?? '')
const solveKeys = isMac ? '⌘ ↵' : 'Ctrl ↵'

function useSolveKeys(start: () => void) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(isMac ? event.metaKey : event.ctrlKey) || event.repeat) return
    event.preventDefault()
    start()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
}

/** What a screen reader is told as a solve goes on. */
function spoken(state: SolveState, canceling: boolean): string {
  if (isRunning(state)) return doingNow(state, canceling)
  if (state.phase === 'canceled') return state.notice ?? ''
  if (state.phase === 'failed') return state.failure?.message ?? ''
  const verification = state.result?.verification
  return verification ? verdictTitle(verification) : (state.result?.title ?? '')
}
