import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { type ComparisonRule, FunctionSignature } from '@dryrun/contract/problem'
import type { Value } from '@dryrun/runner/program'

export type Kind = 'classic' | 'twist' | 'unknown' | 'none'

/** How a page writes its examples down. */
type Notation = 'labelled' | 'lines' | 'bare' | 'stdin' | 'table' | 'call' | 'comment'

/** Arguments in the order of the page's signature, and what the reference program answers to them. */
type Case = { arguments: Value[]; expected: Value }

/** An example as the page shows it. A table's input is one column after another, with tabs between. */
export type ShownExample = Case & { input: string; output: string; explanation: string | null }

export type CorpusProblem = {
  id: string
  kind: Exclude<Kind, 'none'>
  /** The well-known problem it is, or looks like. */
  resembles: string | null
  title: string | null
  statement: string[]
  constraints: string[]
  signature: FunctionSignature
  notation: Notation
  /** The language of the starter code beside it. */
  starter: string | null
  comparison: ComparisonRule
  /** A twist whose shown examples the classic's answer passes: only the words tell them apart. */
  agreesWithClassic?: boolean
  examples: ShownExample[]
  /** Cases the page does not show, for judging an answer that passed. */
  hidden: Case[]
}

/** A picture that shows no problem, as HTML. */
export type EmptyPage = { id: string; kind: 'none'; html: string }

export type Entry = CorpusProblem | EmptyPage

/** The whole corpus, in the order it was written. `python3 bench/corpus` writes the three lists of problems. */
export function readCorpus(): Entry[] {
  const problems = ['classics', 'twists', 'unknown'].flatMap((name): CorpusProblem[] =>
    JSON.parse(readFileSync(path.join(import.meta.dirname, `${name}.json`), 'utf8')),
  )
  for (const { signature } of problems) FunctionSignature.parse(signature)
  const folder = path.join(import.meta.dirname, 'none')
  const pages = readdirSync(folder)
    .sort()
    .map(
      (file): EmptyPage => ({
        id: `none-${path.basename(file, '.html')}`,
        kind: 'none',
        html: readFileSync(path.join(folder, file), 'utf8'),
      }),
    )
  return [...problems, ...pages]
}
