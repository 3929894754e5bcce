import type { TokenPair } from '@dryrun/contract/accounts'

const ACCESS = 'authToken'
const REFRESH = 'refreshToken'

/** The one place of the session in this browser, shared by its tabs. Every call reads these two keys and no others. */
export type TokenStore = {
  read(): Partial<TokenPair>
  write(pair: TokenPair): void
  clear(): void
}

/** @param storage is asked for late: pages are also rendered where there is no browser */
export function tokenStore(storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>): TokenStore {
  return {
    read: () => ({
      accessToken: storage().getItem(ACCESS) ?? undefined,
      refreshToken: storage().getItem(REFRESH) ?? undefined,
    }),
    write({ accessToken, refreshToken }) {
      // The access token first: the other tabs see each key change by itself, and one that has seen only the first
      // change must find a token to go on with, not one to exchange again.
      storage().setItem(ACCESS, accessToken)
      storage().setItem(REFRESH, refreshToken)
    },
    clear() {
      storage().removeItem(ACCESS)
      storage().removeItem(REFRESH)
    },
  }
}

/** Calls back when another tab of this browser has signed in, refreshed or signed out. Returns how to stop. */
export function whenAnotherTabChangesSession(changed: () => void): () => void {
  function listen(event: StorageEvent) {
    if (event.key === ACCESS || event.key === null) changed()
  }
  window.addEventListener('storage', listen)
  return () => window.removeEventListener('storage', listen)
}
