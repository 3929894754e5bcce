import { createClient } from './client.ts'
import { tokenStore } from './tokens.ts'

const listeners = new Set<() => void>()

/** Calls back when the server has ended the session of this browser. Returns how to stop. */
export function whenSessionEnds(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const tokens = tokenStore(() => localStorage)

export const { call, authorizedFetch } = createClient({
  origin: '',
  tokens,
  locks: globalThis.navigator?.locks,
  sessionEnded: () => {
    for (const listener of listeners) listener()
  },
})
