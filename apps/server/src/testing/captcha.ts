import { type CaptchaChallenge, captchaChallenge } from '@dryrun/contract/support'
import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { TestServer } from './test-server.ts'

/** The answer to a fresh challenge, as a page sends it; `change` tampers with the challenge once it is solved. */
export async function answeredCaptcha(
  server: TestServer,
  change: (parameters: CaptchaChallenge['parameters']) => object = () => ({}),
): Promise<string> {
  const { data: challenge } = await server.call(captchaChallenge)
  const { counter, derivedKey } = (await solveChallenge({ challenge, deriveKey })) ?? {}
  const parameters = { ...challenge.parameters, ...change(challenge.parameters) }
  return encodeCaptcha({ challenge: { ...challenge, parameters }, solution: { counter, derivedKey } })
}

export function encodeCaptcha(answer: unknown): string {
  return Buffer.from(JSON.stringify(answer)).toString('base64')
}
