import { DEFAULT_LANGUAGE, Language, languages } from '@dryrun/contract/languages'
import { messages } from '@dryrun/contract/messages'
import type { FollowUp, Quota, Result } from '@dryrun/contract/processing'
import { Button } from '@dryrun/ui/button'
import { Select } from '@dryrun/ui/select'
import { useToasts } from '@dryrun/ui/toasts'
import { VisuallyHidden } from '@dryrun/ui/visually-hidden'
import { type ElementType, useEffect, useEffectEvent, useState } from 'react'
import { allowanceLeft, isUsedUp, nextQuery, repairRoundsOf } from './allowance.ts'
import { DebugForm } from './debug-form.tsx'
import { Outcome } from './outcome.tsx'
import type { Platform } from './platform.ts'
import styles from './problem-solver.module.css'
import { doingNow } from './progress.tsx'
import { verdictTitle } from './result/evidence.tsx'
import { askedAbout, useQuestions } from './result/use-questions.ts'
import { ShotStrip } from './shots/shot-strip.tsx'
import { useGivenPictures } from './shots/use-given-pictures.ts'
import { useShots } from './shots/use-shots.ts'
import { isRunning, type SolveState } from './solve-state.ts'
import { useDebugging } from './use-debugging.ts'
import { useSolve } from './use-solve.ts'

type ProblemSolverProps = {
  platform: Platform
  /** Absent while it is loaded; the server has the last word in any case. */
  quota?: Quota
  /** The languages whose answers the server can run; absent while it is not known. */
  runnable?: readonly Language[]
  /** A solve has ended: the allowance and the history may have changed. */
  onSettled: () => void
  /** Renders the h1, where a page has its own way of giving it focus. */
  heading?: ElementType
  /** An answer to begin with, which is to be debugged. */
  debug?: Result
  /** What was asked about that answer. */
  asked?: FollowUp[]
}

/** Screenshots in, an answer that was run out. */
export function ProblemSolver({
  platform,
  quota,
  runnable = Language.options,
  onSettled,
  heading: Heading = 'h1',
  debug,
  asked: askedBefore = [],
}: ProblemSolverProps) {
  const toasts = useToasts()
  const shots = useShots(platform, platform.shots, quota?.plan)
  const failureShots = useShots(platform, platform.failureShots, quota?.plan)
  const solve = useSolve(platform, { ofProblem: shots, ofFailure: failureShots }, { first: debug, onSettled })
  const { state } = solve
  const running = isRunning(state)
  const debugging = useDebugging(solve, failureShots, debug)
  const isDebug = debugging.of !== undefined || (running && state.asked?.processingType === 'debug')
  const [before, setBefore] = useState(() => (debug ? askedAbout(debug.id, askedBefore) : []))
  const questions = useQuestions(platform.askFollowUp, before)
  const dropping = useGivenPictures(running ? undefined : (isDebug ? failureShots : shots).add)
  const [chosen, setChosen] = useState<Language>()
  const asked = state.asked?.language ?? state.result?.language
  const language = debugging.of?.language ?? (running ? undefined : chosen) ?? asked ?? DEFAULT_LANGUAGE
  const usedUp = quota !== undefined && isUsedUp(quota)
  const list = shots.list ?? []
  const canReset = !running && (list.length > 0 || state.phase !== 'idle')

  function start(processingType: 'solution' | 'extraction') {
    if (running || debugging.of) return
    if (list.length === 0) toasts.error(messages.processing.noScreenshots)
    else if (processingType === 'solution' && usedUp) toasts.error(messages.processing.quotaExceeded)
    else {
      forgetQuestions()
      solve.start({ shotIds: list.map(({ id }) => id), language, processingType })
    }
  }
  useSolveKeys(() => start('solution'))

  function forgetQuestions() {
    setBefore([])
    questions.forget()
  }

  function reset() {
    debugging.end()
    forgetQuestions()
    solve.reset()
    void shots.clear()
  }

  return (
    <div className={styles.screen}>
      <header className={styles.top}>
        <Heading>{state.result?.title || state.problem?.title || debugging.of?.title || 'Solve a problem'}</Heading>
        <div className={styles.controls}>
          <Select
            label="Language"
            hideLabel
            options={languageOptions(runnable)}
            value={language}
            disabled={running || isDebug}
            onChange={(event) => setChosen(Language.parse(event.target.value))}
          />
          {running && (
            <Button onClick={solve.cancel} busy={solve.canceling}>
              Cancel
            </Button>
          )}
          {!running && !isDebug && (
            <>
              <Button onClick={() => start('extraction')}>Extract only</Button>
              <Button kind="main" onClick={() => start('solution')} disabled={usedUp}>
                Solve <kbd>{solveKeys}</kbd>
              </Button>
            </>
          )}
        </div>
        {quota && (
          <samp className={styles.allowance}>
            {allowanceLeft(quota)}
            {usedUp && state.phase === 'done' && !isDebug && `. ${nextQuery(quota.resetsAt)}`}
          </samp>
        )}
      </header>
      {debugging.of && (
        // What was written stays while it is asked, for when it has to be asked again.
        <div hidden={running}>
          <DebugForm
            of={debugging.of}
            shots={failureShots}
            dropping={dropping}
            usedUpUntil={usedUp ? quota.resetsAt : undefined}
            start={debugging.start}
            close={debugging.close}
          />
        </div>
      )}
      {!isDebug && (
        <ShotStrip
          shots={shots}
          locked={running}
          dropping={dropping}
          reset={canReset ? reset : undefined}
          invitation={invitation}
        />
      )}
      <Outcome solve={solve} platform={platform} quota={quota} debugging={debugging} questions={questions} />
      <VisuallyHidden>
        <span role="status">{spoken(state, solve.canceling, repairRoundsOf(quota))}</span>
      </VisuallyHidden>
    </div>
  )
}

const invitation = {
  title: 'Show it a coding problem',
  text: 'The statement and at least one example, in one screenshot or several.',
}

/** Python first. One that the server has no toolchain for may be chosen all the same: its answer comes unverified. */
function languageOptions(runnable: readonly Language[]) {
  return Language.options.map((value) => {
    const { label } = languages[value]
    return { value, label: runnable.includes(value) ? label : `${label} (cannot be run here)` }
  })
}

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
function spoken(state: SolveState, canceling: boolean, repairRounds: number | undefined): string {
  if (isRunning(state)) return doingNow(state, canceling, repairRounds)
  if (state.phase === 'canceled') return state.notice ?? ''
  if (state.phase === 'failed') return state.failure?.message ?? ''
  const verification = state.result?.verification
  return verification ? verdictTitle(verification) : (state.result?.title ?? '')
}
