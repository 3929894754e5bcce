import { isUtf8 } from 'node:buffer'
import type { FastifyInstance } from 'fastify'
import { AppError } from './errors.ts'

/** Takes JSON and nothing else. A header that promises JSON before no body at all is forgiven: clients send it. */
export function takeOnlyJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body: Buffer, done) => {
    if (body.length === 0) done(null, undefined)
    else if (!isUtf8(body)) done(new AppError(400, 'validation_failed', 'This request is not UTF-8 text.'))
    else if (hasTooManyValues(body)) {
      done(new AppError(400, 'validation_failed', 'This request holds too many values.'))
    } else parse(request, body.toString(), done)
  })
}

/** More than any body the contract knows. */
const MAX_VALUES = 1_000

const QUOTE = 0x22
const COMMA = 0x2c
const OPENING_BRACKET = 0x5b
const BACKSLASH = 0x5c
const OPENING_BRACE = 0x7b

/**
 * Whether JSON holds more values than we take, found before it is parsed: a body may be as large as its pictures, and
 * the same bytes as a list of millions of numbers would cost minutes and gigabytes.
 */
function hasTooManyValues(json: Buffer): boolean {
  let values = 0
  let inText = false
  for (let at = 0; at < json.length; at += 1) {
    const byte = json[at]
    if (inText) {
      if (byte === BACKSLASH) at += 1
      else if (byte === QUOTE) inText = false
    } else if (byte === QUOTE) inText = true
    else if (byte === COMMA || byte === OPENING_BRACKET || byte === OPENING_BRACE) {
      values += 1
      if (values > MAX_VALUES) return true
    }
  }
  return false
}
