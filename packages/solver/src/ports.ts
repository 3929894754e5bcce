import type { Language } from '@dryrun/contract/languages'
import type { ComparisonRule, Problem } from '@dryrun/contract/problem'
import type { Program, Value } from '@dryrun/runner/program'

/** Finds the problem in screenshots. Null where there is none. */
export interface Reader {
  /** @param images encoded PNG, JPEG or WebP, in the order they were captured */
  read(images: Uint8Array[], signal?: AbortSignal): Promise<Problem | null>
  /** The text of the pictures as it stands there, empty where there is none; absent for one that reads problems only. */
  transcribe?(images: Uint8Array[], signal?: AbortSignal): Promise<string>
  close(): Promise<void>
}

/** An answer that has not been run yet. */
export type Draft = {
  program: Program
  /**
   * Where the page asks for a program that reads standard input: the source of the whole of it, with `program` in it. It
   * is what is shown and held against the examples.
   */
  whole?: string
  /** What the problem is known as, for a page that gives it no title. */
  title?: string
  /** How a returned value is held against the expected one. */
  comparison: ComparisonRule
  /**
   * Where the page accepts any valid answer: whether `actual` is as valid as the page's own. It is ours, runs outside the
   * sandbox, and is total and quick on whatever a program may return. Absent where only the page's own answer counts.
   */
  accepts?: (call: Value[], expected: Value, actual: Value) => boolean
  /** The arguments of each example, in the order of the program's signature; null where an example does not fit it. */
  calls: (Value[] | null)[]
  /** Why the author is not certain that it answers this very problem, in sentences; with any, nothing is verified. */
  doubts: string[]
  thoughts: string[]
  timeComplexity: string
  spaceComplexity: string
  explanation: string
  /** Who wrote it, as the page names it. */
  provider: string
  /** Valid arguments of a call whose work grows with `size`, in the order of the signature; absent where there are none. */
  inputs?: (size: number, seed: number) => Promise<Value[]>
}

/** The answer as a person would paste it. */
export function sourceOf({ whole, program }: Draft): string {
  return whole ?? program.source
}

/** A failing example, given to the author to repair its draft. */
export type FailedCase = { input: string; expected: string; actual: string }

/** Is given all of the code an author has written so far, each time there is more. It may begin anew. */
export type Tell = (code: string) => void

/** Writes answers. Null where it has none for this problem. */
export interface Author {
  /** The title of a known problem that this one resembles, where there is no answer; absent for one who knows none. */
  resembled?(problem: Problem): string | null
  /** The title of the problem that it knows this one as and has no answer to in this language; null where that is not so. */
  lacks?(problem: Problem, language: Language): Promise<string | null>
  draft(problem: Problem, language: Language, signal?: AbortSignal, tell?: Tell): Promise<Draft | null>
  /** A new draft in the light of a failure; null where the author has nothing better. `draft` has already been run. */
  repair(problem: Problem, draft: Draft, failed: FailedCase, signal?: AbortSignal, tell?: Tell): Promise<Draft | null>
  /** Up to `count` drafts written at the same time, each without knowing of another; absent for one who has only one. */
  alternatives?(problem: Problem, language: Language, count: number, signal?: AbortSignal): Promise<Draft[]>
}
