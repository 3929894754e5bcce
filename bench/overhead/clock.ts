/** Milliseconds on a clock that all processes of this machine share. */
export function now(): number {
  return Number(process.hrtime.bigint()) / 1e6
}

export type Part = 'reader' | 'author' | 'runner'

/** When a played part of the pipeline began and ended, and how long the server's process had worked by then, on any core. */
export type Played = { part: Part; began: number; ended: number; worked: number }
