import { readFile } from 'node:fs/promises'
import type { Session } from '@dryrun/contract/accounts'
import { generateSolution, type SolveBody } from '@dryrun/contract/processing'
import type { APIRequestContext } from '@playwright/test'
import { picture } from './pictures.ts'

type Asked = Pick<Partial<SolveBody>, 'language' | 'processingType'> & { picture: string }

const WITHIN_MS = 60_000

/** Has a problem solved for a person, without a page. Resolves to the solution's id. */
export async function solve(
  request: APIRequestContext,
  { accessToken }: Pick<Session, 'accessToken'>,
  { picture: name, ...asked }: Asked,
): Promise<string> {
  const screenshots = [await readFile(picture(name), 'base64')]
  const headers = { authorization: `Bearer ${accessToken}` }
  const data = { screenshots, ...asked }
  // A page would wait for it as long, seeing how far it is.
  const answer = await request.post(generateSolution.url, { headers, data, timeout: WITHIN_MS })
  return generateSolution.schema.response[200].parse(await answer.json()).data.id
}
