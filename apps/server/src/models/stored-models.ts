import { randomUUID } from 'node:crypto'
import { messages } from '@dryrun/contract/messages'
import { type ConfiguredModel, type ModelForm, modelProviders } from '@dryrun/contract/models'
import { asc, count, eq, isNotNull, max, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Config } from '../config.ts'
import type { Database, Transaction } from '../database/client.ts'
import { prepared } from '../database/prepared.ts'
import { model } from '../database/schema/models.ts'
import { AppError, InvalidFields, NotFound } from '../http/errors.ts'
import { NoSecretKey, type Secrets } from '../secrets.ts'
import { refuseAddress } from './address.ts'

type Needs = { db: Database; config: Config; secrets: Secrets }

export type StoredModel = typeof model.$inferSelect

/** The models an admin connected, in the order of asking. */
export function storedModels(db: Database | Transaction): Promise<StoredModel[]> {
  return listing(db).execute()
}

const listing = prepared((db) =>
  db.select().from(model).orderBy(asc(model.position), asc(model.id)).prepare('stored_models'),
)

/**
 * Adds a model behind the others.
 * @throws InvalidFields for an address that is not allowed, a key that is missing or cannot be kept
 */
export async function addModel(services: Needs, form: ModelForm): Promise<ConfiguredModel> {
  refuseAddress(form.baseUrl, services.config)
  if (form.apiKey === undefined && modelProviders[form.provider].needsKey) throw badKey('This provider needs a key.')
  const id = randomUUID()
  const sealedKey = await sealKey(services, form.apiKey, id)
  return services.db.transaction(async (tx) => {
    await holdOrder(tx)
    const [last] = await tx.select({ position: max(model.position) }).from(model)
    const [added] = await tx
      .insert(model)
      .values({ id, ...columnsOf(form), sealedKey, position: (last?.position ?? 0) + 1 })
      .returning()
    return asConfigured(added ?? missing())
  })
}

/**
 * Changes a model. Without a key in the form it keeps the one it has, but only for where that was given: a key is never
 * sent to another place than it was written for.
 * @throws NotFound, InvalidFields, and 409 for one of the environment
 */
export async function changeModel(services: Needs, id: string, form: ModelForm): Promise<ConfiguredModel> {
  refuseOthers(services, id)
  refuseAddress(form.baseUrl, services.config)
  const sealedKey = await sealKey(services, form.apiKey, id)
  return services.db.transaction(async (tx) => {
    const [stored] = await tx.select().from(model).where(eq(model.id, id)).for('update')
    if (stored === undefined) throw new NotFound()
    if (sealedKey === null && modelProviders[form.provider].needsKey && stored.sealedKey === null) {
      throw badKey('This provider needs a key.')
    }
    if (sealedKey === null && stored.sealedKey !== null && placeOf(stored) !== placeOf(form)) {
      throw badKey('Write the key again: the one that is kept was given for another place.')
    }
    const [changed] = await tx
      .update(model)
      .set({ ...columnsOf(form), ...(sealedKey !== null && { sealedKey }) })
      .where(eq(model.id, id))
      .returning()
    return asConfigured(changed ?? missing())
  })
}

/** @throws NotFound, and 409 for one of the environment */
export async function removeModel(services: Needs, id: string): Promise<void> {
  refuseOthers(services, id)
  const removed = await services.db.delete(model).where(eq(model.id, id)).returning({ id: model.id })
  if (removed.length === 0) throw new NotFound()
}

/** @throws 409 where `ids` are not those of all the models there are */
export async function orderModels(db: Database, ids: string[]): Promise<void> {
  await db.transaction(async (tx) => {
    await holdOrder(tx)
    const stored = (await storedModels(tx)).map(({ id }) => id)
    if (ids.length !== stored.length || !stored.every((id) => ids.includes(id))) {
      throw new AppError(409, 'order_outdated', messages.admin.orderOutdated)
    }
    for (const [index, id] of ids.entries()) {
      await tx
        .update(model)
        .set({ position: index + 1 })
        .where(eq(model.id, id))
    }
  })
}

/** Whether the database holds keys that only the secret key opens. */
export async function keepsKeys(db: Database): Promise<boolean> {
  const [kept] = await db.select({ keys: count() }).from(model).where(isNotNull(model.sealedKey))
  return (kept?.keys ?? 0) > 0
}

/** The place a sealed key belongs to: sealed for one model, it opens for no other. */
export const keyRow = (id: string) => `model:${id}`

/** A stored model as an admin sees it. */
export function asConfigured(stored: StoredModel): ConfiguredModel {
  const { id, provider, baseUrl, sealedKey, uses, timeoutSeconds, inputPrice, outputPrice, enabled } = stored
  return {
    ...{ id, source: 'settings', provider, model: stored.model, uses, timeoutSeconds, enabled },
    hasKey: sealedKey !== null,
    ...(baseUrl !== null && { baseUrl }),
    ...(inputPrice !== null && { inputPrice }),
    ...(outputPrice !== null && { outputPrice }),
  }
}

function columnsOf({ provider, model, baseUrl, uses, timeoutSeconds, inputPrice, outputPrice, enabled }: ModelForm) {
  return {
    ...{ provider, model, timeoutSeconds, enabled },
    uses: [...new Set(uses)],
    baseUrl: baseUrl ?? null,
    inputPrice: inputPrice ?? null,
    outputPrice: outputPrice ?? null,
  }
}

async function sealKey({ secrets }: Needs, apiKey: string | undefined, id: string): Promise<Buffer | null> {
  if (apiKey === undefined) return null
  try {
    return await secrets.seal(apiKey, keyRow(id))
  } catch (error) {
    if (!(error instanceof NoSecretKey)) throw error
    throw badKey('This server has no SECRET_KEY to keep it with. Whoever runs the server can set one.')
  }
}

function badKey(message: string): InvalidFields {
  return new InvalidFields([{ field: 'apiKey', message }])
}

/** Where a key is sent. */
function placeOf({ provider, baseUrl }: { provider: string; baseUrl?: string | null | undefined }): string {
  return `${provider} ${baseUrl ? new URL(baseUrl).origin : ''}`
}

/** @throws 409 for one of the environment, and NotFound for what can be no id of a stored model */
function refuseOthers({ config }: Needs, id: string): void {
  if (config.models.some((one) => one.id === id)) {
    throw new AppError(409, 'set_by_environment', messages.admin.setByEnvironment)
  }
  if (!z.uuid().safeParse(id).success) throw new NotFound()
}

/** Two who change the order, or add to its end, do it one after the other. */
async function holdOrder(tx: Transaction): Promise<void> {
  await tx.execute(sql`lock table ${model} in share row exclusive mode`)
}

function missing(): never {
  throw new Error('a written model came back without its row')
}
