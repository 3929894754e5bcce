import { openSync, readdirSync, readFileSync } from 'node:fs'

const CLOSE_ON_EXEC = 0o2000000

/** How a child's descriptors are given to `spawn`. */
export type Descriptor = 'ignore' | 'pipe' | number

/**
 * Descriptors that whoever started us left open would be open in every program too. What this returns adds to a child's
 * own descriptors that each of those is /dev/null instead.
 */
export function coverInherited(): (own: Descriptor[]) => Descriptor[] {
  const inherited = readdirSync('/proc/self/fd').map(Number).filter(isInherited)
  if (inherited.length === 0) return (own) => own
  const nothing = openSync('/dev/null', 'r')
  return (own) => {
    const covered = [...own]
    for (const descriptor of inherited) {
      while (covered.length <= descriptor) covered.push('ignore')
      if (descriptor >= own.length) covered[descriptor] = nothing
    }
    return covered
  }
}

function isInherited(descriptor: number): boolean {
  if (descriptor <= 2) return false
  try {
    const flags = /^flags:\s*([0-7]+)/m.exec(readFileSync(`/proc/self/fdinfo/${descriptor}`, 'utf8'))?.[1] ?? '0'
    return (Number.parseInt(flags, 8) & CLOSE_ON_EXEC) === 0
  } catch {
    // It was the one the folder itself was read through.
    return false
  }
}
