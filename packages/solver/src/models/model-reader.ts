import type { Problem } from '@dryrun/contract/problem'
import type { ModelMessage } from 'ai'
import { z } from 'zod'
import { readClassSignature, readSignature } from '../reader/signature/signature.ts'
import { readStarter } from '../reader/signature/starter-holder.ts'
import { objectsIn, wholeText } from './answer.ts'
import { askInTurn } from './chain.ts'
import { readInstructions } from './prompts/read.ts'
import { transcribeInstructions } from './prompts/transcribe.ts'
import type { ModelCall, ModelSettings } from './settings.ts'

const line = z.string().trim()
const SeenExample = z.object({
  input: line,
  output: line,
  arguments: z.array(z.object({ name: line.optional(), value: z.json() })).nullish(),
  value: z.json().optional(),
})
type SeenExample = z.infer<typeof SeenExample>

/** What a model is asked to see in screenshots. */
const Seen = z.object({
  isProblem: z.boolean(),
  title: line.default(''),
  statement: line.default(''),
  constraints: z.array(line).default([]),
  examples: z.array(SeenExample).default([]),
  starterCode: z.string().nullish(),
  standardInput: z.boolean().default(false),
  unreadable: z.array(line).default([]),
})
type Seen = z.infer<typeof Seen>

/** A reader that shows screenshots to models. */
export type ModelReader = {
  /** The problem, null where the model sees none, and who read it. @throws ModelsFailed */
  read(images: Uint8Array[], signal?: AbortSignal): Promise<{ problem: Problem | null; provider: string }>
  /** Empty where there is no text. @throws ModelsFailed */
  transcribe(images: Uint8Array[], signal?: AbortSignal): Promise<string>
}

export function openModelReader(models: readonly ModelSettings[], onCall: (call: ModelCall) => void): ModelReader {
  return {
    async read(images, signal) {
      const ask = { purpose: 'read', instructions: readInstructions, messages: shown(images) } as const
      const { answer, model } = await askInTurn(models, ask, readSeen, onCall, signal)
      return { problem: problemOf(answer), provider: model.model }
    },
    async transcribe(images, signal) {
      const ask = { purpose: 'read', instructions: transcribeInstructions, messages: shown(images) } as const
      const { answer } = await askInTurn(models, ask, wholeText, onCall, signal)
      return answer === 'NOTHING' ? '' : answer
    },
  }
}

function shown(images: Uint8Array[]): ModelMessage[] {
  const files = images.map((data) => ({ type: 'file', data, mediaType: mediaTypeOf(data) }) as const)
  return [{ role: 'user', content: [...files, { type: 'text', text: 'Read these.' }] }]
}

/** By its first bytes; they were checked when the picture came. */
function mediaTypeOf(data: Uint8Array): string {
  if (data[0] === 0x89) return 'image/png'
  return data[0] === 0xff ? 'image/jpeg' : 'image/webp'
}

function readSeen(text: string): Seen | null {
  for (const candidate of objectsIn(text)) {
    const seen = Seen.safeParse(candidate)
    if (seen.success) return seen.data
  }
  return null
}

function problemOf({ isProblem, starterCode, standardInput, ...seen }: Seen): Problem | null {
  if (!isProblem || (seen.statement === '' && seen.examples.length === 0)) return null
  const named = seen.examples.map((example, index) => ({
    name: `Example ${index + 1}`,
    example: { input: example.input, expected: example.output, ...(standardInput ? {} : valuesOf(example)) },
  }))
  const examples = named.map(({ example }) => example)
  const starter = starterCode ?? ''
  const isRead = (example: (typeof examples)[number]) => standardInput || 'value' in example
  return {
    title: seen.title,
    statement: seen.statement,
    constraints: seen.constraints,
    examples,
    signature: readSignature(starter, examples),
    classSignature: readClassSignature(starter, examples),
    starter: readStarter(starter),
    unreadable: named
      .filter(({ name, example }) => seen.unreadable.includes(name) || !isRead(example))
      .map(({ name }) => name),
    ...(standardInput ? { program: true } : {}),
  }
}

/** The values of an example, where they hold the same numbers and texts as its words: else one of the two was made up. */
function valuesOf({
  input,
  output,
  arguments: given,
  value,
}: SeenExample): Pick<Problem['examples'][number], 'arguments' | 'value'> {
  if (!given || value === undefined) return {}
  const agree =
    sameSigns(
      input,
      given.map((argument) => argument.value),
    ) && sameSigns(output, value)
  return agree ? { arguments: given, value } : {}
}

/** Whether every number and every text of a value stands in the words it was read from. */
function sameSigns(words: string, value: z.infer<ReturnType<typeof z.json>>): boolean {
  if (Array.isArray(value)) return value.every((item) => sameSigns(words, item))
  if (typeof value === 'number')
    return (words.match(/-?\d+(?:\.\d+)?/g) ?? []).some((number) => Number(number) === value)
  if (typeof value === 'string') return words.includes(value)
  if (typeof value === 'boolean') return new RegExp(`\\b(?:${value}|${value ? 'yes' : 'no'})\\b`, 'i').test(words)
  return true
}
