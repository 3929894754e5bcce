import { z } from 'zod'

/** An answer as a model gives it. */
export type ModelAnswer = {
  /** The code; absent where the question asks for none. */
  solution?: string
  thoughts: string[]
  timeComplexity: string
  spaceComplexity: string
  explanation: string
}

const text = z.string().trim()

/** What models call the fields they are asked for, in lower case and without underscores. */
const NAMES: Record<string, keyof ModelAnswer> = {
  solution: 'solution',
  code: 'solution',
  program: 'solution',
  thoughts: 'thoughts',
  reasoning: 'thoughts',
  timecomplexity: 'timeComplexity',
  spacecomplexity: 'spaceComplexity',
  explanation: 'explanation',
  answer: 'explanation',
}

/** A field of another type says nothing. */
const words = text.catch('').default('')
const Fields = z.object({
  solution: z.string().catch('').default(''),
  thoughts: z
    .union([z.array(text), text.transform((lines) => lines.split('\n').filter(Boolean))])
    .catch([])
    .default([]),
  timeComplexity: words,
  spaceComplexity: words,
  explanation: words,
})

/**
 * Reads what a model said: a JSON object with the fields it was asked for, wherever it stands in the text; or else prose
 * with its code between fences, or nothing but code. Null where there is neither code nor an explanation.
 *
 * @param complete whether the model said that this is all: what has no end of its own may else go on
 */
export function readAnswer(said: string, complete: boolean): ModelAnswer | null {
  for (const candidate of objectsIn(said)) {
    const { solution, ...told } = Fields.parse(underOurNames(candidate))
    const code = withoutFences(solution).trimEnd()
    if (code !== '' || told.explanation !== '') return { ...told, solution: code === '' ? undefined : code }
  }
  const nothingElse = { thoughts: [], timeComplexity: '', spaceComplexity: '' }
  if (complete && BEGINS_CODE.test(said)) return { ...nothingElse, solution: said.trim(), explanation: '' }
  const code = longestFence(said)
  if (code === null) return null
  const prose = said.replace(FENCE, '').replace(/\n{3,}/g, '\n\n')
  return { ...nothingElse, solution: code, explanation: prose.trim() }
}

/** The first field of each name; those nobody asked for, a verdict for one, are left out. */
function underOurNames(object: object): Record<string, unknown> {
  const named = Object.entries(object).flatMap(([key, value]) => {
    const name = NAMES[key.toLowerCase().replaceAll('_', '')]
    return name === undefined || value === null ? [] : [[name, value] as const]
  })
  return Object.fromEntries(named.toReversed())
}

/** An answer in words: half of one could mean something else. */
export function wholeText(said: string, complete: boolean): string | null {
  return complete ? said.trim() : null
}

/** The code of an answer that is still being written: as far as it has come. */
export function codeSoFar(said: string): string {
  const field = /"(?:solution|code|program)"\s*:\s*"/i.exec(said)
  if (field) return withoutFences(stringSoFar(said.slice(field.index + field[0].length)))
  const fence = /^```(?!json\b)[\w+#-]*\n/m.exec(said)
  if (!fence || /^\s*\{/.test(said)) return ''
  const code = said.slice(fence.index + fence[0].length)
  const end = code.indexOf('\n```')
  // The fence that ends it may be half written.
  return end === -1 ? code.replace(/\n`{0,2}$/, '') : code.slice(0, end)
}

/** How a program begins that stands by itself. */
const BEGINS_CODE =
  /^\s*(?:(?:def|class|from|import|function|const|let|var|async|public|using|package|func|type|impl|struct|use|fn|pub)\s+[\w$("]|#include\s*[<"])/

const FENCE = /^[ \t]*```[ \t]*([\w+#-]*)[ \t]*\n([\s\S]*?)\n?^[ \t]*```[ \t]*$/gm

/** The objects a text may mean: the whole of it, what stands between fences, and what stands between outer braces. */
export function* objectsIn(said: string): Generator<object> {
  const texts = [said, ...[...said.matchAll(FENCE)].map(([, , inside = '']) => inside), ...braced(said)]
  for (const candidate of texts) {
    const value = parse(candidate.trim())
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) yield value
  }
}

/** JSON; where it is none for the line ends inside its strings, the same with those written as they should be. */
function parse(candidate: string): unknown {
  if (!candidate.startsWith('{')) return undefined
  for (const written of [candidate, candidate.replace(/"(?:\\[\s\S]|[^"\\])*"/g, escapedControls)]) {
    try {
      return JSON.parse(written)
    } catch {}
  }
  return undefined
}

function escapedControls(quoted: string): string {
  return quoted.replaceAll('\n', '\\n').replaceAll('\r', '\\r').replaceAll('\t', '\\t')
}

/** Texts from an outermost opening brace to its partner, the longest first; braces in strings do not count. */
function braced(said: string): string[] {
  const found: string[] = []
  let depth = 0
  let from = 0
  let quoted = false
  for (let at = 0; at < said.length; at++) {
    const sign = said[at]
    if (quoted) {
      if (sign === '\\') at++
      else if (sign === '"') quoted = false
    } else if (sign === '"' && depth > 0) quoted = true
    else if (sign === '{' && depth++ === 0) from = at
    else if (sign === '}' && depth > 0 && --depth === 0) found.push(said.slice(from, at + 1))
  }
  return found.toSorted((a, b) => b.length - a.length)
}

function longestFence(said: string): string | null {
  const codes = [...said.matchAll(FENCE)].map(([, , inside = '']) => inside).filter((inside) => inside.trim() !== '')
  return codes.toSorted((a, b) => b.length - a.length)[0] ?? null
}

function withoutFences(code: string): string {
  const lines = code.split('\n')
  if (!/^\s*```/.test(lines[0] ?? '')) return code
  const end = lines.findLastIndex((line) => /^\s*```\s*$/.test(line))
  return lines.slice(1, end > 0 ? end : undefined).join('\n')
}

/** A JSON string from behind its opening quote, as far as it was written. */
function stringSoFar(rest: string): string {
  const written = /^(?:\\(?:u[\da-fA-F]{4}|[^u])|[^"\\])*/.exec(rest)?.[0] ?? ''
  try {
    return JSON.parse(`"${escapedControls(written)}"`)
  } catch {
    return ''
  }
}
