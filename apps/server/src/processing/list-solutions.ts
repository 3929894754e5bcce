import type { RecentSolution, SolutionFilter } from '@dryrun/contract/processing'
import { and, desc, eq, ilike, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../database/client.ts'
import { solution } from '../database/schema/solutions.ts'
import { InvalidFields } from '../http/errors.ts'
import { lineColumns, lineOf } from './history.ts'

type Page = { solutions: RecentSolution[]; nextCursor?: string }

/**
 * A person's solves that fit the filter, the newest first, from behind `cursor`. What is added or deleted meanwhile
 * neither repeats a line nor leaves one out.
 * @throws InvalidFields for a cursor that is none of ours
 */
export async function listSolutions(
  db: Database,
  userId: string,
  { cursor, limit, ...filter }: SolutionFilter & { cursor?: string; limit: number },
): Promise<Page> {
  const rows = await db
    .select(lineColumns)
    .from(solution)
    .where(and(eq(solution.userId, userId), ...chosenBy(filter), cursor === undefined ? undefined : behind(cursor)))
    .orderBy(desc(solution.createdAt), desc(solution.id))
    // One more tells whether there is another page.
    .limit(limit + 1)
  const shown = rows.slice(0, limit)
  const last = shown.at(-1)
  return {
    solutions: shown.map(lineOf),
    ...(rows.length > limit && last !== undefined && { nextCursor: cursorAt(last) }),
  }
}

function chosenBy({ search, language, type, verdict }: SolutionFilter): (SQL | undefined)[] {
  const words = search?.split(/\s+/).filter(Boolean) ?? []
  return [
    ...words.map((word) => ilike(solution.title, `%${word.replaceAll(/[\\%_]/g, '\\$&')}%`)),
    language && eq(solution.language, language),
    type && eq(solution.type, type),
    verdict && eq(solution.verdict, verdict),
  ]
}

function cursorAt({ createdAt, id }: { createdAt: Date; id: string }): string {
  return `${createdAt.getTime()}.${id}`
}

const CURSOR = /^(\d{1,13})\.([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/

/** As one comparison of rows, which the index on the same columns answers. */
function behind(cursor: string): SQL {
  const [, milliseconds, id] = CURSOR.exec(cursor) ?? []
  if (milliseconds === undefined)
    throw new InvalidFields([{ field: 'cursor', message: 'This is no place in the list.' }])
  const createdAt = new Date(Number(milliseconds)).toISOString()
  return sql`(${solution.createdAt}, ${solution.id}) < (${createdAt}::timestamptz, ${id}::uuid)`
}
