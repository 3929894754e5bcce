import { createInterface } from 'node:readline'
import type { Readable, Writable } from 'node:stream'

/** Something wrong with a request, in words for whoever made it. */
export class BadRequest extends Error {
  override name = 'BadRequest'
}

/**
 * Answers one JSON request a line with one JSON answer a line, in the same order; where a request cannot be answered
 * its line is `{"error": "..."}`. Blank lines are no requests.
 *
 * @param atOnce how many requests are worked on at the same time
 */
export async function answerLines(
  input: Readable,
  output: Writable,
  atOnce: number,
  answer: (request: Record<string, unknown>) => Promise<object>,
): Promise<void> {
  const pending: Promise<object>[] = []
  const writeNext = async () => {
    const line = `${JSON.stringify(await pending.shift())}\n`
    await new Promise<void>((resolve, reject) => output.write(line, (error) => (error ? reject(error) : resolve())))
  }
  for await (const line of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })) {
    if (line.trim() === '') continue
    pending.push(answerLine(line, answer))
    if (pending.length >= atOnce) await writeNext()
  }
  while (pending.length > 0) await writeNext()
}

async function answerLine(
  line: string,
  answer: (request: Record<string, unknown>) => Promise<object>,
): Promise<object> {
  try {
    return await answer(parseRequest(line))
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) }
  }
}

function parseRequest(line: string): Record<string, unknown> {
  let request: unknown
  try {
    request = JSON.parse(line)
  } catch {
    throw new BadRequest('The line is not JSON.')
  }
  if (typeof request !== 'object' || request === null || Array.isArray(request)) {
    throw new BadRequest('The line is not a JSON object.')
  }
  return { ...request }
}
