import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Problem } from '@dryrun/contract/problem'
import { z } from 'zod'
import type { Bank } from './bank.ts'
import { page } from './page-for-tests.ts'

/** `told.json` in a problem's folder: the problem in other words, its examples' arguments under the page's own names. */
const Told = z.array(
  z.strictObject({
    title: z.string(),
    statement: z.string(),
    examples: z.array(z.tuple([z.record(z.string(), z.json()), z.json()])),
  }),
)

/** The pages that lie beside the bank's problems, by slug. */
export function toldBeside(bank: Bank): Record<string, Problem[]> {
  const files = bank.entries
    .map(({ slug }) => [slug, join(import.meta.dirname, '../problems', slug, 'told.json')] as const)
    .filter(([, file]) => existsSync(file))
  return Object.fromEntries(
    files.map(([slug, file]) => [
      slug,
      Told.parse(JSON.parse(readFileSync(file, 'utf8'))).map(({ title, statement, examples }) =>
        page(title, statement, examples),
      ),
    ]),
  )
}
