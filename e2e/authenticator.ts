import type { Session } from '@dryrun/contract/accounts'
import { enableTwoFactor, setUpTwoFactor } from '@dryrun/contract/two-factor'
import type { APIRequestContext } from '@playwright/test'
import { generateSync } from 'otplib'
import type { Person } from './person.ts'

const STEP_SECONDS = 30

export type Authenticator = {
  /** A code that was not shown before: of this time step or, as the server bears with clocks that are ahead, of the next. */
  code(): Promise<string>
}

/** The app on a person's phone. */
export function authenticator(secret: string): Authenticator {
  let last = 0
  return {
    async code() {
      const now = () => Math.floor(Date.now() / 1_000 / STEP_SECONDS)
      // The server takes one step ahead and no more.
      while (last > now()) await new Promise((resolve) => setTimeout(resolve, 500))
      last = Math.max(now(), last + 1)
      return generateSync({ secret, epoch: last * STEP_SECONDS })
    },
  }
}

/** Turns two-factor on for a person, without a page. */
export async function turnOnTwoFactor(
  request: APIRequestContext,
  { accessToken }: Session,
  { password }: Person,
): Promise<{ app: Authenticator; recoveryCodes: string[] }> {
  const headers = { authorization: `Bearer ${accessToken}` }
  const setup = await request.post(setUpTwoFactor.url, { headers, data: { password } })
  const { secret } = setUpTwoFactor.schema.response[200].parse(await setup.json()).data
  const app = authenticator(secret)
  const enabled = await request.post(enableTwoFactor.url, { headers, data: { code: await app.code() } })
  return { app, ...enableTwoFactor.schema.response[200].parse(await enabled.json()).data }
}
