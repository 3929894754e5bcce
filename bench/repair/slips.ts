import { renameTokens } from '@dryrun/problem-bank/rename'
import type { Runner } from '@dryrun/runner/program'
import { shuffled } from '../pictures/random.ts'
import { type Page, passedExamples } from './pages.ts'
import type { Slip } from './slip.ts'
import { inJavaScript } from './slips-in-javascript.ts'
import { inPython } from './slips-in-python.ts'

/** How many problems of each are looked for. One that takes too long costs ten seconds each time it is run. */
export const wanted: Record<Slip, number> = {
  'off by one': 12,
  'wrong base': 8,
  'time limit': 4,
  'wrong type': 10,
  'missed edge': 12,
  'wrong order': 8,
  syntax: 5,
  'wrong name': 5,
  none: 16,
}

/** A page, and the draft its model gives first. */
export type Erring = { page: Page; slip: Slip; first: string }

const TRIES = 4

/**
 * A first draft that errs in this way and was seen to fail an example, or null where none of a few does. A wrong name
 * fails where the page is from, whatever runs it here.
 */
export async function erring(page: Page, slip: Slip, seed: string, runner: Runner): Promise<Erring | null> {
  if (slip === 'none') return { page, slip, first: page.right }
  const variants = shuffled(draftsWith(page, slip), `${seed} ${page.slug} ${slip}`)
  for (const first of variants.slice(0, TRIES)) {
    if (errsAs(slip, await passedExamples(page, first, runner))) return { page, slip, first }
  }
  return null
}

function errsAs(slip: Slip, passed: Awaited<ReturnType<typeof passedExamples>>): boolean {
  switch (slip) {
    case 'time limit':
      return passed === 'stopped'
    case 'syntax':
      return passed === null
    case 'wrong name':
      return true
    case 'missed edge':
      // It is missed by code that is right elsewhere.
      return Array.isArray(passed) && passed.includes(false) && passed.includes(true)
    default:
      return Array.isArray(passed) && passed.includes(false)
  }
}

function draftsWith(page: Page, slip: Exclude<Slip, 'none'>): string[] {
  if (slip === 'wrong name') return [renameTokens(page.right, page.language, new Map([[page.signature.name, 'solve']]))]
  return (page.language === 'python' ? inPython : inJavaScript)[slip](page)
}
