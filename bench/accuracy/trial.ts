import { readFile } from 'node:fs/promises'
import type { Language } from '@dryrun/contract/languages'
import type { Problem } from '@dryrun/contract/problem'
import type { Verification } from '@dryrun/contract/processing'
import type { Author, Draft } from '@dryrun/solver/ports'
import { type SolvePorts, solve } from '@dryrun/solver/solve'
import type { Picture } from '../pictures/render.ts'

/** What the whole pipeline made of a picture. */
export type Trial = {
  /** Null where no problem was found. */
  problem: Problem | null
  /** The draft that was run, null where no author had one. */
  draft: Draft | null
  verification: Verification | null
  /** The code of the error event, or `crash` where something was thrown. */
  error: string | null
  /** The thrown error's words. */
  thrown: string | null
  /** Until every example was told, or the end where none was. */
  milliseconds: number
}

/** Gives a picture's shots to the pipeline, as a person would. Nothing of the corpus but the pixels goes in. */
export async function attempt(picture: Picture, language: Language, ports: SolvePorts): Promise<Trial> {
  const images = await Promise.all(picture.files.map(async (file) => new Uint8Array(await readFile(file))))
  const trial: Trial = { problem: null, draft: null, verification: null, error: null, thrown: null, milliseconds: 0 }
  const author: Author = {
    ...ports.author,
    async draft(...asked) {
      trial.draft = await ports.author.draft(...asked)
      return trial.draft
    },
  }
  const began = performance.now()
  const took = () => Math.round(performance.now() - began)
  let verified: number | undefined
  try {
    for await (const step of solve({ images, language, type: 'solution', repairRounds: 1 }, { ...ports, author })) {
      if (step.type === 'problem') trial.problem = step.problem
      if (step.type === 'result') trial.verification = step.result.verification ?? null
      // A person has the verdict on every example by then.
      if (step.type === 'stage' && step.stage === 'measuring') verified = took()
      if (step.type === 'error') trial.error = step.code
    }
  } catch (error) {
    trial.error = 'crash'
    trial.thrown = error instanceof Error ? (error.stack ?? error.message) : String(error)
  }
  trial.milliseconds = verified ?? took()
  return trial
}
