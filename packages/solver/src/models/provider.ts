import { createAnthropic } from '@ai-sdk/anthropic'
import { createGoogle } from '@ai-sdk/google'
import { createOpenAI } from '@ai-sdk/openai'
import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import type { LanguageModel } from 'ai'
import { outboundFetch } from './outbound.ts'
import type { ModelSettings } from './settings.ts'

// Its warnings go to the console, past every log, and nobody could act on them.
globalThis.AI_SDK_LOG_WARNINGS = false

/** What the SDK calls for these settings. */
export function languageModel({ provider, model, baseUrl, apiKey, trusted }: ModelSettings): LanguageModel {
  const fetch = outboundFetch(trusted)
  // Without a key of its own each provider would look into the environment, and send what it finds to any address.
  const options = { baseURL: baseUrl, apiKey: apiKey ?? '', fetch }
  switch (provider) {
    case 'openai-compatible':
      return createOpenAICompatible({
        name: 'openai-compatible',
        baseURL: baseUrl ?? '',
        apiKey,
        fetch,
        includeUsage: true,
      })(model)
    case 'openai':
      // The older of its two calls: gateways that stand in for it know this one.
      return createOpenAI(options).chat(model)
    case 'anthropic':
      return createAnthropic(options)(model)
    case 'google':
      return createGoogle(options)(model)
  }
}
