import type { Language } from '@dryrun/contract/languages'
import type { PistonRuntime } from './client.ts'
import { cpp } from './cpp.ts'
import { javascript, python } from './interpreters.ts'
import { java } from './java.ts'
import type { PistonPackage } from './package.ts'
import { rust } from './rust.ts'

/** The languages that Piston is asked to run. */
export const pistonPackages: Partial<Record<Language, PistonPackage>> = { python, javascript, java, cpp, rust }

/** The newest runtime of each language that a server has. */
export function chooseRuntimes(runtimes: PistonRuntime[]): Map<Language, PistonRuntime> {
  const chosen = new Map<Language, PistonRuntime>()
  for (const [language, { isFor }] of Object.entries(pistonPackages) as [Language, PistonPackage][]) {
    const [newest] = runtimes.filter(isFor).sort((one, other) => compareVersions(other.version, one.version))
    if (newest) chosen.set(language, newest)
  }
  return chosen
}

function compareVersions(one: string, other: string): number {
  return one.localeCompare(other, 'en', { numeric: true })
}
