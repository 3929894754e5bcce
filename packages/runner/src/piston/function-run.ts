import { randomBytes } from 'node:crypto'
import { type Answer, readAnswer, readable } from '../answer.ts'
import type { Request } from '../operations.ts'

/** What a harness is told on standard input for one call, and the two nonces it has to answer with. */
export type Talk = { stdin: string; loading: string; calling: string }

/** What a harness said on standard output: null for an answer that it did not give. */
export type Said = { up: boolean; loading: Answer | null; answer: Answer | null; printed: string }

/** A program and one call of it. */
export function talkOf(program: object, request: Request): Talk {
  const [loading, calling] = [randomBytes(16).toString('hex'), randomBytes(16).toString('hex')]
  const lines = [
    { nonce: loading, ...program },
    { nonce: calling, ...request },
  ]
  return { stdin: lines.map((line) => `${JSON.stringify(line)}\n`).join(''), loading, calling }
}

/**
 * Reads what was printed apart from what was answered. Here both share one stream, and the program can read the nonce of
 * its call; whatever it forges is its own answer to that call, as nothing of another execution is read here.
 */
export function readTalk(stdout: string, { loading, calling }: Talk): Said {
  if (!stdout.startsWith('up\n')) return { up: false, loading: null, answer: null, printed: readable(stdout) }
  const loaded = cut(stdout.slice('up\n'.length), loading)
  if (!loaded.answer) return { up: true, loading: null, answer: null, printed: readable(loaded.before) }
  const called = cut(loaded.after, calling)
  return { up: true, loading: loaded.answer, answer: called.answer, printed: readable(called.before) }
}

/** The answer that follows the mark of a nonce, and what is before and after the two. */
function cut(text: string, nonce: string): { before: string; answer: Answer | null; after: string } {
  const mark = `\0${nonce}\0`
  const at = text.indexOf(mark)
  if (at === -1) return { before: text, answer: null, after: '' }
  const rest = text.slice(at + mark.length)
  const end = rest.indexOf('\n')
  const answer = end === -1 ? null : readAnswer(rest.slice(0, end), nonce)
  return { before: text.slice(0, at), answer, after: rest.slice(end + 1) }
}
