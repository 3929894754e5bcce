import { type ModelSandbox, openModelSandbox } from '@dryrun/model-sandbox/model-sandbox'
import type { Reply, Script } from '@dryrun/model-sandbox/script'
import { inTurn } from '@dryrun/model-sandbox/scripts'
import { test as onSharedServer } from './person.ts'
import { type Server, startServer } from './server.ts'

type PlayedModel = {
  sandbox: ModelSandbox
  /** What it answers from now on: one reply after the other, the last one for ever; or by a script of the journey's own. */
  plays(script: Script | [Reply, ...Reply[]]): void
}

/** On a server whose answers are written by a played model. Each worker has its own, so that journeys do not meet. */
export const test = onSharedServer.extend<
  { model: PlayedModel['plays']; server: Server },
  { played: { model: PlayedModel; server: Server } }
>({
  played: [
    // biome-ignore lint/correctness/noEmptyPattern: it needs no other fixture
    async ({}, use) => {
      let script = inTurn([{ kind: 'empty' }])
      let earlier = 0
      // Counted from the journey's own first request.
      const sandbox = await openModelSandbox((request) => script({ ...request, attempt: request.attempt - earlier }))
      const model: PlayedModel = {
        sandbox,
        plays(next) {
          earlier = sandbox.requests.length
          script = Array.isArray(next) ? inTurn(next) : next
        },
      }
      const server = await startServer({
        WRITING_MODELS: 'openai-compatible/played',
        OPENAI_COMPATIBLE_URL: `${sandbox.url}/v1`,
        MODEL_ALLOWED_HOSTS: new URL(sandbox.url).host,
      })
      await use({ model, server })
      await server.stop()
      await sandbox.close()
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  server: ({ played }, use) => use(played.server),
  model: ({ played }, use) => use(played.model.plays),
  baseURL: ({ played }, use) => use(played.server.url),
})

/** The picture 'lantern-rows.png' is in no collection: only a model answers it. */
export const lanternRows = {
  /** Sees only neighbours: right in the second example, wrong in the first. */
  wrong: `def greeting_pairs(lamps):
    pairs = 0
    for left, right in zip(lamps, lamps[1:]):
        if left == right:
            pairs += 1
    return pairs`,
  right: `def greeting_pairs(lamps):
    waiting = []
    pairs = 0
    for lamp in lamps:
        while waiting and waiting[-1] < lamp:
            waiting.pop()
        if waiting and waiting[-1] == lamp:
            pairs += 1
        else:
            waiting.append(lamp)
    return pairs`,
}

/** An answer as the model is asked to give it. */
export function answerWith(solution: string, explanation = 'A stack keeps those that can still be greeted.'): string {
  const thoughts = ['A dimmer lantern hides nothing from a brighter one.']
  return JSON.stringify({ solution, thoughts, timeComplexity: 'O(n)', spaceComplexity: 'O(n)', explanation })
}
