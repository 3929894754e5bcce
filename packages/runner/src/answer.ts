import type { Signature } from '@dryrun/contract/problem'
import { LONGEST_ANSWER_BYTES } from './answer-lines.ts'
import { decodeOutcome } from './operations.ts'
import type { Call, Outcome, ProgramError, Value } from './program.ts'

const LONGEST_MESSAGE = 2_000
/** Lists and trees are flat here; a value nests as often as its type has brackets. */
const DEEPEST = 200

/** What a harness may say to one request; `too-long` is what nobody reads on. */
export type Answer =
  | { kind: 'loaded' | 'out-of-memory' | 'too-long' }
  | { kind: 'refused' | 'threw'; error: ProgramError }
  | { kind: 'returned'; value: unknown }

/** What an answer to a call says of it. One that is no answer to a call, or not of the type promised, is none: 'crashed'. */
export function outcomeOf(
  answer: Answer,
  entry: Signature,
  call: Call,
  { milliseconds, stdout }: { milliseconds: number; stdout: string },
): Outcome {
  if (answer.kind === 'threw') return { status: 'threw', error: answer.error, milliseconds, stdout }
  if (answer.kind === 'out-of-memory') return { status: 'out-of-memory', stdout }
  if (answer.kind === 'too-long') return { status: 'output-limit', stdout }
  if (answer.kind !== 'returned') return { status: 'crashed', stdout }
  const value = valueOr(entry, call, answer.value)
  return value === undefined ? { status: 'crashed', stdout } : { status: 'returned', value, milliseconds, stdout }
}

/** What a line says, or null where it is not exactly one answer to this nonce. */
export function readAnswer(line: string, nonce: string): Answer | null {
  if (!line.startsWith(`${nonce} `)) return null
  const json = line.slice(nonce.length + 1)
  if (json.length > LONGEST_ANSWER_BYTES) return { kind: 'too-long' }
  const depth = depthOf(json)
  if (depth === null) return null
  if (depth > DEEPEST) return { kind: 'too-long' }
  let said: unknown
  try {
    said = JSON.parse(json)
  } catch {
    return null
  }
  if (!Array.isArray(said)) return null
  const [kind, first, second] = said as unknown[]
  if ((kind === 'loaded' || kind === 'out-of-memory') && said.length === 1) return { kind }
  if (kind === 'returned' && said.length === 2) return { kind, value: first }
  if ((kind === 'refused' || kind === 'threw') && said.length === 3 && typeof first === 'string') {
    const message = readable(first.slice(0, LONGEST_MESSAGE))
    return { kind, error: Number.isSafeInteger(second) ? { message, line: Number(second) } : { message } }
  }
  return null
}

/**
 * How deep arrays nest, looked at before they are made: to parse them deep is as dear as to parse objects, of which an answer
 * has none. Null where it has.
 */
function depthOf(json: string): number | null {
  let depth = 0
  let deepest = 0
  let inText = false
  for (let at = 0; at < json.length; at++) {
    const character = json[at]
    if (character === '"') inText = !inText
    else if (inText) at += character === '\\' ? 1 : 0
    else if (character === '{') return null
    else if (character === '[') deepest = Math.max(deepest, ++depth)
    else if (character === ']') depth--
  }
  return deepest
}

function valueOr(entry: Signature, call: Call, wire: unknown): Value | undefined {
  try {
    return decodeOutcome(entry, call, wire)
  } catch {
    return undefined
  }
}

/** Text that can be kept and shown anywhere: without zero bytes and half characters. */
export function readable(text: string): string {
  return text.replaceAll('\0', '').toWellFormed()
}
