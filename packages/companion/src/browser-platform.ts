import { browserText } from './browser-text.ts'
import type { Platform, RunningSolve, RunningSolveStore } from './platform.ts'
import { questionClient } from './question-client.ts'
import { browserFailureShots, browserShots } from './shots/browser-shots.ts'
import { captureScreen } from './shots/screen-capture.ts'
import { solveClient } from './solve-client.ts'

type BrowserPlatformOptions = {
  /** `fetch` to this origin with the access token, refreshing it once where it has run out. */
  authorizedFetch: typeof fetch
  /** The signed-in person's id: shots and the running solve are theirs alone. */
  owner: string
}

/** The screens' platform in a browser tab. */
export function browserPlatform({ authorizedFetch, owner }: BrowserPlatformOptions): Platform {
  const canCapture = typeof navigator.mediaDevices?.getDisplayMedia === 'function'
  return {
    takeScreenshot: canCapture ? captureScreen : undefined,
    shots: browserShots(owner),
    failureShots: browserFailureShots(owner),
    askFollowUp: questionClient(authorizedFetch),
    solver: solveClient(authorizedFetch),
    runningSolve: tabsRunningSolve(owner),
    ...browserText,
  }
}

/** In session storage: a reload of this tab finds its solve again, another tab has its own. */
function tabsRunningSolve(owner: string): RunningSolveStore {
  const name = `dryrun-running-solve-${owner}`
  return {
    load() {
      const stored = sessionStorage.getItem(name)
      return stored ? (JSON.parse(stored) as RunningSolve) : null
    },
    save: (solve) => sessionStorage.setItem(name, JSON.stringify(solve)),
    clear: () => sessionStorage.removeItem(name),
  }
}
