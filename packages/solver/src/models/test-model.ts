import type { ModelTest } from '@dryrun/contract/models'
import sharp from 'sharp'
import { type Ask, callModel } from './call.ts'
import { ModelFailure } from './failure.ts'
import type { ModelCall, ModelSettings } from './settings.ts'

/** Long enough for a model that has to be loaded first. */
const LONGEST_MS = 30_000

/**
 * Asks a model one small question, with a small picture where it is to read screenshots.
 * @throws AbortError when `signal` fires; a model that fails is an answer
 */
export async function testModel(
  settings: ModelSettings,
  onCall: (call: ModelCall) => void,
  signal?: AbortSignal,
): Promise<ModelTest> {
  const began = performance.now()
  const ended = (ok: boolean, message: string) => ({ ok, message, milliseconds: Math.round(performance.now() - began) })
  const question = { type: 'text', text: 'Answer with the word ready.' } as const
  const picture = settings.uses.includes('reading')
    ? [{ type: 'file', data: await smallPicture(), mediaType: 'image/png' } as const]
    : []
  const ask: Ask = {
    purpose: 'test',
    instructions: 'You are asked whether you can be reached.',
    messages: [{ role: 'user', content: [...picture, question] }],
  }
  try {
    const patient = { ...settings, timeoutMs: Math.min(settings.timeoutMs, LONGEST_MS) }
    await callModel(patient, ask, (text) => text, onCall, signal)
    return ended(true, `${settings.model} answers.`)
  } catch (error) {
    if (!(error instanceof ModelFailure)) throw error
    return ended(false, error.words)
  }
}

function smallPicture(): Promise<Uint8Array> {
  return sharp({ create: { width: 64, height: 64, channels: 3, background: '#ffffff' } })
    .png()
    .toBuffer()
}
