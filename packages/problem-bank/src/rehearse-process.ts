import { type Compiled, compile, type OwnProgram, processorTime } from './own-programs.ts'
import type { Programs, Question } from './rehearse.ts'

/** Of the processor's time, for one question. The numbers of an ordinary page take a hundredth of it. */
const MILLISECONDS = 2000

let programs: Programs = {}
const compiled = new Map<string, Compiled>()

process.on('message', (message: { programs: Programs } | Question) => {
  if ('programs' in message) {
    programs = message.programs
    return
  }
  const { wanted, jobs } = message
  const until = processorTime() + MILLISECONDS
  process.send?.(
    jobs.map(({ slug, calls }) =>
      processorTime() > until ? [] : (programOf(slug, programs[slug])?.[wanted](calls) ?? []),
    ),
  )
})
process.on('disconnect', () => process.exit())

function programOf(slug: string, program: OwnProgram | undefined): Compiled | undefined {
  if (program === undefined) return undefined
  const known = compiled.get(slug) ?? compile(program)
  compiled.set(slug, known)
  return known
}
