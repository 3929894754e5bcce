import { z } from 'zod'
import { type Endpoint, failures, OkMessage, ok } from './endpoint.ts'

/** Who serves a model. `openai-compatible` is any server that speaks OpenAI's chat calls, at an address of its own. */
export const ModelProvider = z.enum(['openai-compatible', 'openai', 'anthropic', 'google'])
export type ModelProvider = z.infer<typeof ModelProvider>

/** How each provider is written on a page; only the first has no address of its own. */
export const modelProviders = {
  'openai-compatible': { label: 'OpenAI-compatible (Ollama, vLLM, a gateway)', needsAddress: true, needsKey: false },
  openai: { label: 'OpenAI', needsAddress: false, needsKey: true },
  anthropic: { label: 'Anthropic', needsAddress: false, needsKey: true },
  google: { label: 'Google', needsAddress: false, needsKey: true },
} as const satisfies Record<ModelProvider, { label: string; needsAddress: boolean; needsKey: boolean }>

/** What a model is asked to do: read screenshots (it must take pictures), or write and repair answers. */
export const ModelUse = z.enum(['reading', 'writing'])
export type ModelUse = z.infer<typeof ModelUse>

/** What a model's call may take, in seconds, when nothing else is set, and at most. */
export const modelTimeouts = { standardSeconds: 60, mostSeconds: 110 } as const

/** US dollars for a million tokens. */
export const ModelPrice = z.number().nonnegative().max(10_000)

/** A model to call, as an admin writes it. */
export const ModelForm = z
  .object({
    provider: ModelProvider,
    /** As the provider names it: `gpt-5-mini`, `qwen2.5-coder:14b`. */
    model: z.string().trim().min(1, 'Name the model.').max(200),
    /** Where it is, when it is not at the provider's own address. */
    baseUrl: z
      .url({ protocol: /^https?$/, error: 'Write an http or https address.' })
      .max(500)
      .optional(),
    /** Absent where none is needed; on a change, the one that is kept stays. */
    apiKey: z.string().trim().min(1).max(1_000).optional(),
    uses: z.array(ModelUse).min(1, 'Choose what it is for.').max(ModelUse.options.length),
    timeoutSeconds: z.int().min(5).max(modelTimeouts.mostSeconds).default(modelTimeouts.standardSeconds),
    /** To count what solves cost. */
    inputPrice: ModelPrice.optional(),
    outputPrice: ModelPrice.optional(),
    enabled: z.boolean().default(true),
  })
  .refine(({ provider, baseUrl }) => !modelProviders[provider].needsAddress || baseUrl !== undefined, {
    path: ['baseUrl'],
    error: 'An OpenAI-compatible server needs its address.',
  })
export type ModelForm = z.infer<typeof ModelForm>

/** A model as it is listed, in the order of asking. A key is never told again. */
export const ConfiguredModel = z.object({
  id: z.string(),
  /** One set by the environment can be tested here, and changed only there. */
  source: z.enum(['environment', 'settings']),
  provider: ModelProvider,
  model: z.string(),
  baseUrl: z.string().optional(),
  hasKey: z.boolean(),
  uses: z.array(ModelUse),
  timeoutSeconds: z.int(),
  inputPrice: z.number().optional(),
  outputPrice: z.number().optional(),
  enabled: z.boolean(),
})
export type ConfiguredModel = z.infer<typeof ConfiguredModel>

/** What came of asking a model one small question. */
export const ModelTest = z.object({ ok: z.boolean(), message: z.string(), milliseconds: z.int() })
export type ModelTest = z.infer<typeof ModelTest>

const tags = ['admin'] as const
const modelId = z.object({ id: z.string().min(1).max(100) })
const adminFailures = failures(400, 401, 403)
const oneModelFailures = failures(400, 401, 403, 404, 409)

export const listModels = {
  method: 'GET',
  url: '/api/admin/models',
  schema: {
    summary: 'The models, in the order of asking',
    tags,
    response: { 200: ok(z.object({ models: z.array(ConfiguredModel) })), ...adminFailures },
  },
} as const satisfies Endpoint

export const addModel = {
  method: 'POST',
  url: '/api/admin/models',
  schema: {
    summary: 'Add a model, last in the order',
    tags,
    body: ModelForm,
    response: { 200: ok(ConfiguredModel), ...adminFailures },
  },
} as const satisfies Endpoint

export const changeModel = {
  method: 'PUT',
  url: '/api/admin/models/:id',
  schema: {
    summary: 'Change a model; without `apiKey` it keeps its key',
    tags,
    params: modelId,
    body: ModelForm,
    response: { 200: ok(ConfiguredModel), ...oneModelFailures },
  },
} as const satisfies Endpoint

export const removeModel = {
  method: 'DELETE',
  url: '/api/admin/models/:id',
  schema: {
    summary: 'Remove a model and its key',
    tags,
    params: modelId,
    response: { 200: OkMessage, ...oneModelFailures },
  },
} as const satisfies Endpoint

export const orderModels = {
  method: 'POST',
  url: '/api/admin/models/order',
  schema: {
    summary: 'Put the models of the settings in another order: all of their ids',
    tags,
    body: z.object({ ids: z.array(z.uuid()).max(100) }),
    response: { 200: OkMessage, ...failures(400, 401, 403, 409) },
  },
} as const satisfies Endpoint

export const testModel = {
  method: 'POST',
  url: '/api/admin/models/:id/test',
  schema: {
    summary: 'Ask a model one small question',
    tags,
    params: modelId,
    response: { 200: ok(ModelTest), ...failures(400, 401, 403, 404, 429) },
  },
} as const satisfies Endpoint
