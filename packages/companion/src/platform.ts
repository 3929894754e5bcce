import type { Language } from '@dryrun/contract/languages'
import type { ProcessingType } from '@dryrun/contract/processing'
import type { AskFollowUp } from './question-client.ts'
import type { SolveClient } from './solve-client.ts'

/** Takes a solution's code away from the screen. */
export interface TextPlatform {
  copyText(text: string): Promise<void>
  downloadFile(filename: string, text: string): void
}

/** What the screens need from where they run: a browser, or the desktop companion. */
export interface Platform extends TextPlatform {
  /**
   * Takes a picture of a screen or a window that the person chooses; null where they chose none. Absent where the
   * machine has no way to (phones).
   * @throws CaptureError
   */
  takeScreenshot?: () => Promise<Blob | null>
  shots: ShotStore
  /** Screenshots of how an answer failed, apart from those of its problem. */
  failureShots: ShotStore
  askFollowUp: AskFollowUp
  solver: SolveClient
  runningSolve: RunningSolveStore
}

export type ShotStatus = 'pending' | 'processing' | 'completed' | 'error'

/** A screenshot in the queue. `filePath` is its name in the store; `preview` an image URL, small enough for a strip. */
export type Shot = {
  id: string
  filePath: string
  /** When it was taken (ISO 8601 UTC). */
  timestamp: string
  status: ShotStatus
  /** Bytes. */
  size: number
  width: number
  height: number
  preview?: string
}

/** Keeps the person's screenshots, in the order they were added, until they are removed or cleared. */
export interface ShotStore {
  list(): Promise<Shot[]>
  add(shot: Omit<Shot, 'filePath'>, image: Blob): Promise<Shot>
  /** The picture as it was added, byte for byte; null where it is gone. */
  read(id: string): Promise<Blob | null>
  setStatus(ids: string[], status: ShotStatus): Promise<void>
  remove(id: string): Promise<void>
  clear(): Promise<void>
}

/** A solve that has not ended, kept so that a reload finds it again. */
export type RunningSolve = {
  key: string
  startedAt: number
  /** Absent until the server has taken it: then `key` and the shots make the same request again. */
  solutionId?: string
  shotIds: string[]
  language: Language
  processingType: ProcessingType
  /** What a debug continues from, and what it was told. */
  previousSolutionId?: string
  failureText?: string
}

export interface RunningSolveStore {
  load(): RunningSolve | null
  save(solve: RunningSolve): void
  clear(): void
}

/** Why no screenshot was taken. `message` is for the person. */
export class CaptureError extends Error {}
