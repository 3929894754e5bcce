import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Language, languages } from '@dryrun/contract/languages'
import { ClassSignature, ComparisonRule, FunctionSignature } from '@dryrun/contract/problem'
import { z } from 'zod'

const Json = z.json()
/** An argument or a returned value, as JSON. A list node is an array, a tree node its levels with null for a gap. */
export type Json = z.infer<typeof Json>

/** What every page of a problem says in one way or another (patterns of text.ts): one that says none of it asks for something simpler. */
const Spoken = z.array(z.string().min(1))

/** `problem.json`: what is true of a problem in every language. Its words are our own. */
const BankProblem = z.strictObject({
  title: z.string().min(1),
  /** Other titles the same problem goes by. */
  aliases: z.array(z.string().min(1)),
  /** Narrower problems, by their folders, that this one's answer is right for as well. */
  alsoAnswers: z.array(z.string()).default([]),
  /** The problem, by its folder, that asks the same of values of another type: what is told of it is told of this one. */
  variantOf: z.string().optional(),
  /** The problem, by its folder, that is told in the same words and asks for the way back: only what goes in and comes out differs. */
  reverseOf: z.string().optional(),
  statement: z.string().min(1),
  constraints: z.array(z.string().min(1)).min(1),
  /** Names in camelCase; a language with another habit turns them into its own. */
  signature: FunctionSignature,
  comparison: ComparisonRule,
  /** Where several answers are valid, which `check.ts` tells. */
  anyAnswer: z
    .strictObject({
      /** The question itself chooses none of them; otherwise only a page that says so accepts any. */
      implied: z.boolean(),
      /** Ways in which a page chooses one after all. */
      unless: z.array(z.string().min(1)),
    })
    .optional(),
  examples: z.array(z.strictObject({ arguments: z.array(Json), value: Json })).min(2),
  timeComplexity: z.string().startsWith('O('),
  spaceComplexity: z.string().startsWith('O('),
  /** How one gets there, step by step. Parameter names stand in backticks and follow the page's. */
  thoughts: z.array(z.string().min(1)).min(2),
  explanation: z.string().min(1),
  matching: z.strictObject({
    /** Other names of each parameter. */
    parameters: z.record(z.string(), z.array(z.string().min(1))),
    spoken: Spoken.optional(),
    /** It asks for the most or the least of something: a page without a word for that asks for something else (`superlatives.ts`). */
    extreme: z.literal(true).optional(),
    /** Parameters whose values rise, or stay equal, in whatever the answer is given: with others it is right by chance. */
    sorted: z.array(z.string().min(1)).optional(),
    /** Parameters whose numbers are none but these, the least and the most: with others it is right by chance. */
    within: z.record(z.string(), z.tuple([z.int(), z.int()])).optional(),
  }),
})

/** The same for a problem that asks for a class. The arguments of an example are its operations and those of each. */
const BankClass = BankProblem.extend({
  signature: ClassSignature,
  matching: z.strictObject({
    /** Other names of each method. */
    methods: z.record(z.string(), z.array(z.string().min(1))),
    spoken: Spoken.optional(),
  }),
})

type Filed = {
  slug: string
  /** The problem as pages tell it, each with other words. */
  wordings: string[]
  /** `look-alikes.js`: the problems it is easily taken for, as own-programs.ts runs them; empty where there is none. */
  lookAlikes: string
  /** The answer as its language's reviewers would write it; absent where the bank has none. */
  sources: Partial<Record<Language, string>>
}

export type BankEntry = z.infer<typeof BankProblem> & Filed
export type ClassEntry = z.infer<typeof BankClass> & Filed

export type Bank = {
  /** Problems that ask for a function. */
  entries: readonly BankEntry[]
  /** Problems that ask for a class. */
  classes?: readonly ClassEntry[]
}

/** A problem that asks for a function or for a class. */
export type Known = BankEntry | ClassEntry

/** All that is told of a problem in words, text by text. */
export function toldOf({ title, aliases, statement, constraints, thoughts, explanation, wordings }: Known): string[] {
  return [title, ...aliases, statement, ...constraints, ...thoughts, explanation, ...wordings]
}

/** Every problem of a bank, of both kinds. */
export function allOf({ entries, classes = [] }: Bank): Known[] {
  return [...entries, ...classes]
}

/** A bank with all that is bundled. */
export type WholeBank = Required<Bank>

const Wordings = z.array(z.object({ title: z.string(), statement: z.string() }))

const BUNDLED = join(import.meta.dirname, '../problems')

/**
 * Reads every bundled problem from disk, once at start.
 * @throws an error that names the problem whose files are missing or do not fit
 */
export async function openBank(folder = BUNDLED): Promise<WholeBank> {
  const slugs = (await readdir(folder)).sort()
  const read = await Promise.all(slugs.map((slug) => readEntry(folder, slug)))
  const all = read.map((entry) => withOriginal(entry, read))
  return {
    entries: all.filter((entry): entry is BankEntry => !('methods' in entry.signature)),
    classes: all.filter((entry): entry is ClassEntry => 'methods' in entry.signature),
  }
}

/** A variant, with the wordings of the problem it is one of, whose look-alikes its own find as `original`. */
function withOriginal<Entry extends Known>(entry: Entry, all: Known[]): Entry {
  if (entry.variantOf === undefined) return entry
  const original = all.find(({ slug }) => slug === entry.variantOf)
  if (original === undefined) throw new Error(`problem ${entry.slug}: there is no ${entry.variantOf}`)
  const { sources, lookAlikes, wordings } = original
  return {
    ...entry,
    wordings: [...entry.wordings, ...wordings],
    lookAlikes: `
      const original = (() => {
        ${sources.javascript}
        ${lookAlikes}
        return lookAlikes
      })()
      ${entry.lookAlikes}`,
  }
}

async function readEntry(folder: string, slug: string): Promise<BankEntry | ClassEntry> {
  const files = await readdir(join(folder, slug))
  const read = (file: string) => readFile(join(folder, slug, file), 'utf8')
  const written = JSON.parse(await read('problem.json'))
  const problem = (written.signature?.methods ? BankClass : BankProblem).safeParse(written)
  if (!problem.success) throw new Error(`problem ${slug}: ${z.prettifyError(problem.error)}`)
  const sources: BankEntry['sources'] = {}
  for (const language of Language.options) {
    const file = `solution.${languages[language].extension}`
    if (files.includes(file)) sources[language] = await read(file)
  }
  const wordings = Wordings.parse(JSON.parse(await read('told.json')))
  const lookAlikes = files.includes('look-alikes.js') ? await read('look-alikes.js') : ''
  return {
    slug,
    ...problem.data,
    sources,
    wordings: wordings.map(({ title, statement }) => `${title}.\n${statement}`),
    lookAlikes,
  }
}
