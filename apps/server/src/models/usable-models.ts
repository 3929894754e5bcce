import type { ConfiguredModel } from '@dryrun/contract/models'
import type { ModelSettings } from '@dryrun/solver/models/settings'
import { SecretUnreadable } from '../secrets.ts'
import type { Services } from '../services.ts'
import { isAllowed } from './address.ts'
import { asConfigured, keyRow, type StoredModel, storedModels } from './stored-models.ts'

type Needs = Pick<Services, 'db' | 'config' | 'secrets' | 'log'>

/** Every model, in the order of asking, as an admin sees it. */
export async function listModels({ db, config }: Pick<Services, 'db' | 'config'>): Promise<ConfiguredModel[]> {
  return [...config.models.map(ofEnvironment), ...(await storedModels(db)).map(asConfigured)]
}

/** The models to ask now, in order. One whose key cannot be opened any more is left out, and the log says so. */
export async function usableModels(services: Needs): Promise<ModelSettings[]> {
  const stored = (await storedModels(services.db)).filter(({ enabled }) => enabled)
  const opened = await Promise.all(
    stored.map(async (one) => {
      try {
        return await settingsOf(services, one)
      } catch (err) {
        if (!(err instanceof SecretUnreadable)) throw err
        services.log.error({ err, modelId: one.id }, 'the key of a model cannot be opened with this SECRET_KEY')
        return null
      }
    }),
  )
  return [...services.config.models, ...opened.filter((one) => one !== null)]
}

/**
 * What is needed to call a stored model.
 * @throws SecretUnreadable where its key was sealed with another secret key
 */
export async function settingsOf({ config, secrets }: Needs, stored: StoredModel): Promise<ModelSettings> {
  const { id, provider, model, baseUrl, sealedKey, uses, timeoutSeconds, inputPrice, outputPrice } = stored
  return {
    ...{ id, provider, model, uses, timeoutMs: timeoutSeconds * 1000 },
    // The provider's own address needs no trust.
    trusted: baseUrl !== null && isAllowed(baseUrl, config),
    ...(baseUrl !== null && { baseUrl }),
    ...(sealedKey !== null && { apiKey: await secrets.open(sealedKey, keyRow(id)) }),
    ...(inputPrice !== null && { inputPrice }),
    ...(outputPrice !== null && { outputPrice }),
  }
}

function ofEnvironment(settings: ModelSettings): ConfiguredModel {
  const { id, provider, model, baseUrl, apiKey, uses, timeoutMs, inputPrice, outputPrice } = settings
  return {
    ...{ id, source: 'environment', provider, model, uses: [...uses], timeoutSeconds: timeoutMs / 1000, enabled: true },
    hasKey: apiKey !== undefined,
    ...(baseUrl !== undefined && { baseUrl }),
    ...(inputPrice !== undefined && { inputPrice }),
    ...(outputPrice !== undefined && { outputPrice }),
  }
}
