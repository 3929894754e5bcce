import type { Usage } from '@dryrun/contract/usage'
import { and, eq, gte, ne, sql } from 'drizzle-orm'
import type { Database } from '../database/client.ts'
import { solution } from '../database/schema/solutions.ts'

const DAY_MS = 24 * 60 * 60_000

/**
 * What a person solved on the last `days` UTC days, today included. One range of an index is read: it takes as long as
 * there are solves in these days, however many there were before.
 */
export async function usageOf(db: Database, userId: string, days: number, now: Date): Promise<Usage> {
  const today = Math.floor(now.getTime() / DAY_MS) * DAY_MS
  const from = new Date(today - (days - 1) * DAY_MS)
  const day = sql<string>`to_char(${solution.createdAt} at time zone 'UTC', 'YYYY-MM-DD')`
  const rows = await db
    .select({
      day,
      language: solution.language,
      solves: sql<number>`count(*)::int`,
      verified: sql<number>`(count(*) filter (where ${solution.verdict} = 'passed'))::int`,
      tokensUsed: sql<number>`sum(${solution.tokensUsed})::int`,
    })
    .from(solution)
    .where(
      and(
        eq(solution.userId, userId),
        gte(solution.createdAt, from),
        eq(solution.status, 'completed'),
        ne(solution.type, 'extraction'),
      ),
    )
    .groupBy(day, solution.language)

  const byLanguage = Map.groupBy(rows, ({ language }) => language)
  const byDay = Map.groupBy(rows, (row) => row.day)
  return {
    ...totalOf(rows),
    tokensUsed: rows.reduce((sum, row) => sum + row.tokensUsed, 0),
    days: Array.from({ length: days }, (_, each) => {
      const name = new Date(from.getTime() + each * DAY_MS).toISOString().slice(0, 10)
      return { day: name, ...totalOf(byDay.get(name) ?? []) }
    }),
    languages: [...byLanguage]
      .map(([language, its]) => ({ language, ...totalOf(its) }))
      .sort((a, b) => b.solves - a.solves || a.language.localeCompare(b.language)),
  }
}

type Counts = { solves: number; verified: number }

function totalOf(rows: Counts[]): Counts {
  return rows.reduce(
    (total, { solves, verified }) => ({ solves: total.solves + solves, verified: total.verified + verified }),
    { solves: 0, verified: 0 },
  )
}
