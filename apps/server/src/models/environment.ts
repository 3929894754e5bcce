import { ModelPrice, ModelProvider, type ModelUse } from '@dryrun/contract/models'
import type { ModelSettings } from '@dryrun/solver/models/settings'

/** The variables that connect models, once they are parsed. */
export type ModelVariables = {
  WRITING_MODELS: string[]
  READING_MODELS: string[]
  MODEL_PRICES: string[]
  MODEL_TIMEOUT_SECONDS: number
  OPENAI_COMPATIBLE_URL?: string
  OPENAI_COMPATIBLE_API_KEY?: string
  OPENAI_API_KEY?: string
  OPENAI_BASE_URL?: string
  ANTHROPIC_API_KEY?: string
  ANTHROPIC_BASE_URL?: string
  GOOGLE_GENERATIVE_AI_API_KEY?: string
  GOOGLE_BASE_URL?: string
}

/** Which variables say where a provider is and with which key; the one it cannot do without is `needs`. */
const variablesOf = {
  'openai-compatible': {
    address: 'OPENAI_COMPATIBLE_URL',
    key: 'OPENAI_COMPATIBLE_API_KEY',
    needs: 'OPENAI_COMPATIBLE_URL',
  },
  openai: { address: 'OPENAI_BASE_URL', key: 'OPENAI_API_KEY', needs: 'OPENAI_API_KEY' },
  anthropic: { address: 'ANTHROPIC_BASE_URL', key: 'ANTHROPIC_API_KEY', needs: 'ANTHROPIC_API_KEY' },
  google: { address: 'GOOGLE_BASE_URL', key: 'GOOGLE_GENERATIVE_AI_API_KEY', needs: 'GOOGLE_GENERATIVE_AI_API_KEY' },
} as const satisfies Record<ModelProvider, { address: string; key: string; needs: string }>

/**
 * The models that the environment connects, in its order. Each list is an order of its own, so a model that stands in
 * both is listed twice.
 * @returns sentences about what is wrong instead, each naming the variable to set
 */
export function environmentModels(variables: ModelVariables): { models: ModelSettings[]; wrong: string[] } {
  const wrong = new Set<string>()
  const prices = pricesOf(variables, wrong)
  const listed = (list: 'WRITING_MODELS' | 'READING_MODELS', use: ModelUse) =>
    variables[list].flatMap((entry, index) => {
      const [, named, model] = /^([^/]+)\/(.+)$/.exec(entry) ?? []
      const provider = ModelProvider.safeParse(named).data
      if (provider === undefined || model === undefined) {
        wrong.add(
          `${list}: '${entry}' is no model. Write provider/model, with one of the providers ${ModelProvider.options.join(', ')}.`,
        )
        return []
      }
      const { address, key, needs } = variablesOf[provider]
      if (variables[needs] === undefined) wrong.add(`${needs}: ${list} names a model of ${provider}, which needs it.`)
      const settings: ModelSettings = {
        id: `environment-${use}-${index + 1}`,
        provider,
        model,
        uses: [use],
        timeoutMs: variables.MODEL_TIMEOUT_SECONDS * 1000,
        trusted: true,
        ...prices.get(entry),
        ...(variables[address] !== undefined && { baseUrl: variables[address] }),
        ...(variables[key] !== undefined && { apiKey: variables[key] }),
      }
      return [settings]
    })
  return { models: [...listed('WRITING_MODELS', 'writing'), ...listed('READING_MODELS', 'reading')], wrong: [...wrong] }
}

type Prices = Required<Pick<ModelSettings, 'inputPrice' | 'outputPrice'>>

/**
 * What each model that is listed costs, by how it is listed. A price that belongs to none is as wrong as one that cannot be
 * read: what its model costs would be counted as nothing.
 */
function pricesOf({ MODEL_PRICES, WRITING_MODELS, READING_MODELS }: ModelVariables, wrong: Set<string>) {
  const prices = new Map<string, Prices>()
  for (const entry of MODEL_PRICES) {
    const [, model = '', input, output] = /^(.+)=(\d+(?:\.\d+)?)\/(\d+(?:\.\d+)?)$/.exec(entry) ?? []
    const inputPrice = ModelPrice.safeParse(Number(input)).data
    const outputPrice = ModelPrice.safeParse(Number(output)).data
    if (inputPrice === undefined || outputPrice === undefined) {
      wrong.add(
        `MODEL_PRICES: '${entry}' is no price. Write provider/model=input/output in US dollars for a million tokens, such as openai/gpt-5-mini=0.25/2.`,
      )
    } else if (![...WRITING_MODELS, ...READING_MODELS].includes(model)) {
      wrong.add(`MODEL_PRICES: '${model}' stands neither in WRITING_MODELS nor in READING_MODELS.`)
    } else if (prices.has(model)) {
      wrong.add(`MODEL_PRICES: '${model}' has more than one price.`)
    } else {
      prices.set(model, { inputPrice, outputPrice })
    }
  }
  return prices
}
