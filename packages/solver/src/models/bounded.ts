/** More than any model says, in bytes: each word of a stream comes in an event of a few hundred. */
const MOST_BYTES = 32 * 1024 * 1024

/** An answer that goes on and on. */
export class EndlessAnswer extends Error {
  constructor() {
    super('The answer has no end')
    this.name = 'EndlessAnswer'
  }
}

/** The same response, whose body fails with EndlessAnswer where it would fill the memory; then its connection is closed. */
export function bounded(response: Response): Response {
  if (!response.body) return response
  let bytes = 0
  const body = response.body.pipeThrough(
    new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform(chunk, controller) {
        bytes += chunk.byteLength
        if (bytes > MOST_BYTES) controller.error(new EndlessAnswer())
        else controller.enqueue(chunk)
      },
    }),
  )
  return new Response(body, response)
}
