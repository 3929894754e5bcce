import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { FunctionSignature, type Problem, type ValueType } from '@dryrun/contract/problem'
import { z } from 'zod'
import type { Bank, Json } from './bank.ts'

const Page = z.strictObject({
  title: z.string(),
  statement: z.string(),
  constraints: z.array(z.string()).optional(),
  signature: FunctionSignature.optional(),
  /** The arguments under the page's own names, and what is expected. */
  examples: z.array(z.tuple([z.record(z.string(), z.json()), z.json()])),
})
const TwistedPage = Page.extend({
  /** What makes the page another problem, in a few words. */
  twist: z.string(),
  /** That other problem, where the bank has it. */
  asksFor: z.string().optional(),
})

/** `told.json` in a problem's folder: pages that show it in other words, by slug. */
export function toldPages(bank: Bank): Record<string, Problem[]> {
  return Object.fromEntries(
    bank.entries.map(({ slug }) => [slug, z.array(Page).parse(read(slug, 'told.json')).map(problemOn)]),
  )
}

/** `twisted.json`: pages that look like it and ask for something else. */
export function twistedPages(bank: Bank): { slug: string; twist: string; asksFor?: string; problem: Problem }[] {
  return bank.entries.flatMap(({ slug }) =>
    z
      .array(TwistedPage)
      .parse(read(slug, 'twisted.json'))
      .map((shown) => ({ slug, twist: shown.twist, asksFor: shown.asksFor, problem: problemOn(shown) })),
  )
}

function read(slug: string, name: string): unknown {
  const file = join(import.meta.dirname, '../problems', slug, name)
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : []
}

function problemOn({ title, statement, constraints, examples, signature }: z.infer<typeof Page>): Problem {
  return page(title, statement, examples, { signature, constraints: constraints ?? [] })
}

type Shown = [given: Record<string, Json>, expected: Json]

/** A page as the reader hands it over, with its examples' arguments under the page's own names and in its own order. */
export function page(title: string, statement: string, examples: Shown[], more: Partial<Problem> = {}): Problem {
  return {
    title,
    statement,
    constraints: [],
    examples: examples.map(([given, expected]) => ({
      input: Object.entries(given)
        .map(([name, value]) => `${name} = ${JSON.stringify(value)}`)
        .join(', '),
      expected: JSON.stringify(expected),
      arguments: Object.entries(given).map(([name, value]) => ({ name, value })),
      value: expected,
    })),
    unreadable: [],
    ...more,
  }
}

export function starterCode(name: string, parameters: Record<string, ValueType>, returns: ValueType): Partial<Problem> {
  return {
    signature: {
      name,
      parameters: Object.entries(parameters).map(([parameter, type]) => ({ name: parameter, type })),
      returns,
    },
  }
}
