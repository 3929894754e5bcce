import type { Reply, Script } from './script.ts'

/** One reply after the other; the last stays. */
export function inTurn(replies: readonly [Reply, ...Reply[]]): Script {
  let next = 0
  return () => replies[Math.min(next++, replies.length - 1)] ?? replies[0]
}

/** Another script for each model; a model that is not named is unknown. */
export function byModel(scripts: Readonly<Record<string, Script>>): Script {
  return (request) =>
    scripts[request.model]?.(request) ?? {
      kind: 'status',
      status: 404,
      message: `The model '${request.model}' does not exist.`,
    }
}

export const text = (words: string): Reply => ({ kind: 'text', text: words })

export const answerJson = (answer: unknown): Reply => text(JSON.stringify(answer))

/** JSON in a code fence, as many models send it though told not to. */
export const fenced = (answer: unknown): Reply => text(`\`\`\`json\n${JSON.stringify(answer, null, 2)}\n\`\`\``)

export const amongProse = (answer: unknown): Reply =>
  text(`Sure! Here is the answer you asked for:\n\n${JSON.stringify(answer, null, 2)}\n\nLet me know if it helps.`)

/** A character at a time. */
export const slowly = (words: string, pauseMs: number): Reply => ({ kind: 'text', text: words, chunkSize: 1, pauseMs })
