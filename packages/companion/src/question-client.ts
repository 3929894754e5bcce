import { messages } from '@dryrun/contract/messages'
import { askFollowUp, type FollowUp } from '@dryrun/contract/processing'
import { failureOf, networkFailure, SolveFailure } from './solve-failure.ts'

/**
 * Asks a model about a solution.
 * @throws SolveFailure
 */
export type AskFollowUp = (solutionId: string, question: string) => Promise<FollowUp>

/** @param authorizedFetch adds the access token, and refreshes it once where it has run out */
export function questionClient(authorizedFetch: typeof fetch): AskFollowUp {
  return async (solutionId, question) => {
    const response = await authorizedFetch(askFollowUp.url.replace(':id', encodeURIComponent(solutionId)), {
      method: askFollowUp.method,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ question }),
    }).catch(() => {
      throw networkFailure()
    })
    if (!response.ok) throw await failureOf(response)
    const answer = askFollowUp.schema.response[200].safeParse(await response.json().catch(() => null))
    if (!answer.success) throw new SolveFailure(messages.http.internal, { code: 'internal', answered: true })
    return answer.data.data
  }
}
