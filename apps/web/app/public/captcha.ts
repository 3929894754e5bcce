import type { CaptchaAnswer, CaptchaChallenge } from '@dryrun/contract/support'

/** An answer so close (milliseconds) to its end is not sent any more. */
const MARGIN_MS = 30_000

type Captcha = {
  /** Begins what takes a while: to be called when a person begins to write. */
  prepare(): void
  /** A token for one message; each call gives another. @throws where there is none to be had */
  answer(): Promise<string>
}

type Asked = {
  /** Where the server says which captcha it takes, and where it gives the one that is built in. */
  configAt: string
  challengeAt: string
  /** The name that reCAPTCHA knows the form by. */
  action: string
  /** To be shown where reCAPTCHA looks on. */
  note: HTMLElement
}

/** The captcha this server takes: ALTCHA's proof of work, or Google's reCAPTCHA where it has a key. */
export function openCaptcha({ configAt, challengeAt, action, note }: Asked): Captcha {
  let loaded: Promise<() => Promise<string>> | undefined

  const load = async () => {
    const { recaptcha } = await fetchData<{ recaptcha: Recaptcha | null }>(configAt)
    if (recaptcha === null) return openAltcha(challengeAt)
    note.hidden = false
    return openRecaptcha(recaptcha, action)
  }
  /** What could not be loaded may be there the next time. */
  const loadOnce = () => {
    loaded ??= load().catch((error) => {
      loaded = undefined
      throw error
    })
    return loaded
  }
  return {
    prepare: () => void loadOnce().catch(() => undefined),
    answer: async () => (await loadOnce())(),
  }
}

/** Solves a challenge ahead of the message it is for. */
function openAltcha(challengeAt: string): () => Promise<string> {
  let next: Promise<{ token: string; endsAt: number }> | undefined
  const solveNext = () => {
    next = solve(challengeAt)
    // It is told when its answer is asked for.
    next.catch(() => undefined)
    return next
  }
  solveNext()
  return async () => {
    const ahead = await next?.catch(() => undefined)
    const isGood = ahead !== undefined && ahead.endsAt - MARGIN_MS > Date.now()
    const { token } = isGood ? ahead : await solveNext()
    next = undefined
    return token
  }
}

async function solve(challengeAt: string): Promise<{ token: string; endsAt: number }> {
  const challenge = await fetchData<CaptchaChallenge>(challengeAt)
  const worker = new Worker(new URL('./captcha-worker.ts', import.meta.url), { type: 'module' })
  try {
    const solution = await new Promise<CaptchaAnswer['solution']>((resolve, reject) => {
      worker.onmessage = ({ data }) => (data === null ? reject(new Error('not solved')) : resolve(data))
      worker.onerror = () => reject(new Error('the worker failed'))
      worker.postMessage(challenge)
    })
    const token = btoa(JSON.stringify({ challenge, solution } satisfies CaptchaAnswer))
    return { token, endsAt: challenge.parameters.expiresAt * 1000 }
  } finally {
    worker.terminate()
  }
}

type Recaptcha = { siteKey: string; script: string }

/** What its script adds to the page, as far as it is used. https://developers.google.com/recaptcha/docs/v3 */
type Grecaptcha = {
  ready(callback: () => void): void
  execute(siteKey: string, options: { action: string }): Promise<string>
}

async function openRecaptcha({ siteKey, script: src }: Recaptcha, action: string): Promise<() => Promise<string>> {
  const script = Object.assign(document.createElement('script'), { src })
  await new Promise((resolve, reject) => {
    script.onload = resolve
    script.onerror = reject
    document.head.append(script)
  })
  const { grecaptcha } = window as unknown as { grecaptcha: Grecaptcha }
  await new Promise<void>((resolve) => grecaptcha.ready(resolve))
  return () => grecaptcha.execute(siteKey, { action })
}

async function fetchData<Data>(address: string): Promise<Data> {
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`)
  return ((await answer.json()) as { data: Data }).data
}
