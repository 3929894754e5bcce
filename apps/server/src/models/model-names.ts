import type { ModelUse } from '@dryrun/contract/models'
import type { ModelNames } from '@dryrun/contract/site'
import type { Services } from '../services.ts'
import { listModels } from './usable-models.ts'

/** What reads and what writes here, as anybody may know it: without keys and addresses. */
export async function modelNames(services: Pick<Services, 'db' | 'config'>): Promise<ModelNames> {
  const models = (await listModels(services)).filter(({ enabled }) => enabled)
  const namesOf = (use: ModelUse) =>
    models.filter(({ uses }) => uses.includes(use)).map(({ provider, model }) => `${provider}/${model}`)
  return { reading: ['embedded reader', ...namesOf('reading')], writing: ['problem bank', ...namesOf('writing')] }
}
