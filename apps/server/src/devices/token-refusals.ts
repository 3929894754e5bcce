import { redeemDeviceCode, type TokenError } from '@dryrun/contract/device-sign-in'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { asAppError } from '../http/errors.ts'

/** Why a program does not get tokens, in a word of RFC 8628 or RFC 6749. */
export class TokenRefused extends Error {
  override name = 'TokenRefused'
  readonly error: TokenError

  constructor(error: TokenError) {
    super(described[error])
    this.error = error
  }
}

/** For whoever writes the program: people do not see these. */
const described: Record<TokenError, string> = {
  authorization_pending: 'Nobody has decided yet. Ask again after the interval.',
  slow_down: 'You ask too often. From now on, wait 5 seconds longer each time.',
  access_denied: 'The sign-in was denied. Do not ask again.',
  expired_token: 'The codes have expired. Begin a new sign-in.',
  invalid_grant: 'This device code is unknown, or its tokens were given already.',
  invalid_request: 'Send grant_type and device_code once each, as a form or as JSON.',
  unsupported_grant_type: 'The grant_type of this call is urn:ietf:params:oauth:grant-type:device_code.',
  server_error: 'Something went wrong on our side. Ask again after the interval.',
}

/** The error handler of the one call whose failures are in the form of RFC 6749, section 5.2. */
export function answerTokenRefusal(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const known = error instanceof TokenRefused ? null : asAppError(error)
  const isOurs = known === null && !(error instanceof TokenRefused)
  if (isOurs) request.log.error({ err: error }, 'unexpected error')
  const refused = error instanceof TokenRefused ? error : new TokenRefused(wordFor(known?.status, request))
  return reply
    .status(error instanceof TokenRefused ? 400 : (known?.status ?? 500))
    .headers(known?.headers ?? {})
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send({ error: refused.error, error_description: refused.message })
}

function wordFor(status: number | undefined, request: FastifyRequest): TokenError {
  if (status === undefined || status >= 500) return 'server_error'
  if (status === 429) return 'slow_down'
  const { grant_type: grantType } = redeemDeviceCode.schema.body.shape
  const asked = (request.body as { grant_type?: unknown } | null | undefined)?.grant_type
  const isAnother = typeof asked === 'string' && asked !== '' && !grantType.safeParse(asked).success
  return isAnother ? 'unsupported_grant_type' : 'invalid_request'
}
