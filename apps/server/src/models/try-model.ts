import type { ModelTest } from '@dryrun/contract/models'
import { testModel } from '@dryrun/solver/models/test-model'
import { NotFound, Unavailable } from '../http/errors.ts'
import { SecretUnreadable } from '../secrets.ts'
import type { Services } from '../services.ts'
import { recordCalls } from './model-calls.ts'
import { storedModels } from './stored-models.ts'
import { settingsOf } from './usable-models.ts'

/**
 * Asks one model a small question, whether it is enabled or not. One that fails is an answer, in words.
 * @param nobodyWaits fires when the client has gone, or this process stops
 * @throws NotFound, Unavailable
 */
export async function tryModel(services: Services, id: string, nobodyWaits: AbortSignal): Promise<ModelTest> {
  const calls = recordCalls(services, null)
  try {
    return await testModel(await findSettings(services, id), calls.onCall, nobodyWaits)
  } catch (error) {
    if (nobodyWaits.aborted) throw new Unavailable()
    if (!(error instanceof SecretUnreadable)) throw error
    const message = 'Its key was kept with another SECRET_KEY and cannot be read. Write the key again.'
    return { ok: false, message, milliseconds: 0 }
  } finally {
    await calls.recorded()
  }
}

async function findSettings(services: Services, id: string) {
  const ofEnvironment = services.config.models.find((one) => one.id === id)
  if (ofEnvironment !== undefined) return ofEnvironment
  const stored = (await storedModels(services.db)).find((one) => one.id === id)
  if (stored === undefined) throw new NotFound()
  return settingsOf(services, stored)
}
