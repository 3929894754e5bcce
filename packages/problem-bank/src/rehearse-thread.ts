import { parentPort, workerData } from 'node:worker_threads'
import { type Compiled, compile, type OwnProgram } from './own-programs.ts'
import type { Job } from './rehearse.ts'

const programs: Record<string, OwnProgram> = workerData
const compiled = new Map<string, Compiled>()

parentPort?.on('message', (jobs: Job[]) => {
  parentPort?.postMessage(jobs.map(({ slug, calls }) => programOf(slug)?.(calls) ?? { answers: [], lookAlikes: [] }))
})

function programOf(slug: string): Compiled | undefined {
  const program = programs[slug]
  if (program === undefined) return undefined
  const known = compiled.get(slug) ?? compile(program)
  compiled.set(slug, known)
  return known
}
