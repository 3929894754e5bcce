import { ModelProvider, type ModelUse } from '@dryrun/contract/models'
import {
  bigint,
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import { bytea, instant, oneOf } from './columns.ts'
import { solution } from './solutions.ts'

/** A model that an admin connected. Those of the environment are asked before them. */
export const model = pgTable(
  'model',
  {
    id: uuid().primaryKey(),
    provider: text().$type<ModelProvider>().notNull(),
    model: text().notNull(),
    baseUrl: text('base_url'),
    /** Sealed with the server's secret key, bound to this row. */
    sealedKey: bytea('sealed_key'),
    uses: jsonb().$type<ModelUse[]>().notNull(),
    timeoutSeconds: integer('timeout_seconds').notNull(),
    /** US dollars for a million tokens. */
    inputPrice: doublePrecision('input_price'),
    outputPrice: doublePrecision('output_price'),
    enabled: boolean().notNull(),
    /** The order of asking, from the lowest. */
    position: integer().notNull(),
  },
  (table) => [oneOf('model_provider_known', table.provider, ModelProvider.options)],
)

/** What one call to a model came to. It outlives the solution, so that what models cost can be told. */
export const modelCall = pgTable(
  'model_call',
  {
    id: uuid().primaryKey().defaultRandom(),
    solutionId: uuid('solution_id').references(() => solution.id, { onDelete: 'set null' }),
    /** Of the settings or of the environment; it may be gone. */
    modelId: text('model_id').notNull(),
    provider: text().$type<ModelProvider>().notNull(),
    model: text().notNull(),
    purpose: text().notNull(),
    /** `ok`, or the kind of failure. */
    outcome: text().notNull(),
    milliseconds: integer().notNull(),
    inputTokens: integer('input_tokens').notNull(),
    outputTokens: integer('output_tokens').notNull(),
    /** Millionths of a US dollar. */
    costMicros: bigint('cost_micros', { mode: 'number' }).notNull(),
    endedAt: timestamp('ended_at', instant).notNull(),
  },
  (table) => [
    index('model_call_of_solution').on(table.solutionId),
    index('model_call_newest').on(table.endedAt.desc().nullsFirst()),
  ],
)
