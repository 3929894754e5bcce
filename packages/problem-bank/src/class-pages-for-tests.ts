import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ClassSignature, type Problem } from '@dryrun/contract/problem'
import { z } from 'zod'
import type { Json, WholeBank } from './bank.ts'

/** Operations on one object: the name, the arguments, and what it gives. */
const Shown = z.array(z.tuple([z.string(), z.array(z.json()), z.json()]))
const Types = z.record(z.string(), z.string())
const Page = z.strictObject({
  title: z.string(),
  statement: z.string(),
  examples: z.array(Shown),
  /** The page's starter code: what the constructor takes, and what each method takes and gives. */
  starter: z
    .strictObject({ name: z.string(), parameters: Types, methods: z.record(z.string(), z.tuple([Types, z.string()])) })
    .optional(),
})
const TwistedPage = Page.extend({ twist: z.string() })

/** `told.json` of each class: pages that show it in other words. */
export function toldClassPages(bank: WholeBank): { slug: string; problem: Problem }[] {
  return bank.classes.flatMap(({ slug }) =>
    z
      .array(Page)
      .parse(read(slug, 'told.json'))
      .map((shown) => ({ slug, problem: problemOn(shown) })),
  )
}

/** `twisted.json` of each class: pages that look like it and ask for something else. */
export function twistedClassPages(bank: WholeBank): { slug: string; twist: string; problem: Problem }[] {
  return bank.classes.flatMap(({ slug }) =>
    z
      .array(TwistedPage)
      .parse(read(slug, 'twisted.json'))
      .map((shown) => ({ slug, twist: shown.twist, problem: problemOn(shown) })),
  )
}

function read(slug: string, name: string): unknown {
  return JSON.parse(readFileSync(join(import.meta.dirname, '../problems', slug, name), 'utf8'))
}

function problemOn({ title, statement, examples, starter }: z.infer<typeof Page>): Problem {
  const classSignature = starter && {
    name: starter.name,
    parameters: parameters(starter.parameters),
    methods: Object.entries(starter.methods).map(([name, [takes, returns]]) => ({
      name,
      parameters: parameters(takes),
      returns,
    })),
  }
  return {
    ...classPage(title, statement, examples),
    classSignature: classSignature && ClassSignature.parse(classSignature),
  }
}

function parameters(types: z.infer<typeof Types>): ClassSignature['parameters'] {
  return Object.entries(types).map(([name, type]) => ({ name, type }))
}

/** A page as the reader hands it over: the names of the operations in one array, their arguments in another. */
export function classPage(title: string, statement: string, examples: [string, Json[], Json][][]): Problem {
  return {
    title,
    statement,
    constraints: [],
    examples: examples.map((shown) => {
      const [names, given, results] = [0, 1, 2].map((part) => shown.map((operation) => operation[part] ?? null))
      return {
        input: `${JSON.stringify(names)}\n${JSON.stringify(given)}`,
        expected: JSON.stringify(results),
        arguments: [{ value: names ?? [] }, { value: given ?? [] }],
        value: results,
      }
    }),
    unreadable: [],
  }
}
