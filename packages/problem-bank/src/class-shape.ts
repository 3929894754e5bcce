import type { Example, Problem, ValueType } from '@dryrun/contract/problem'
import type { ClassEntry, Json } from './bank.ts'
import { fits } from './shape.ts'

/** One example of a class: what is done to one object, and what each operation gives. */
type Session = { operations: { name: string; given: Json[] }[]; results: Json[] | null }

/** The class that a page asks for, from its starter code and its examples. */
export type ClassShape = {
  name: string
  /** Names and types as starter code declares them; with none, the names of the operations that examples show. */
  methods: { name: string; types?: ValueType[]; returns?: ValueType }[]
  /** In the order of the page's examples; null where one could not be read. */
  sessions: (Session | null)[]
}

/** How a bank class and the page's are joined. */
export type ClassFit = {
  /** The page's class name, and its name for each of our methods that it has. */
  name: string
  methods: ReadonlyMap<string, string>
}

/** Null where the page asks for no class, or its examples speak of different ones. */
export function classShapeOf(problem: Problem): ClassShape | null {
  const sessions = problem.examples.map(sessionOf)
  const names = new Set(sessions.flatMap((session) => session?.operations[0]?.name ?? []))
  if (problem.classSignature) names.add(problem.classSignature.name)
  const [name, another] = names
  if (name === undefined || another !== undefined) return null
  const used = new Set(sessions.flatMap((session) => session?.operations.slice(1).map((one) => one.name) ?? []))
  const declared = problem.classSignature?.methods.map((method) => ({
    // Starter code in Go or C# begins with a capital what the operations call `get`; they are what is run.
    name: [...used].find((name) => plain(name) === plain(method.name)) ?? method.name,
    types: method.parameters.map(({ type }) => type),
    returns: method.returns,
  }))
  return {
    name,
    methods: declared ?? [...used].map((used) => ({ name: used })),
    sessions,
  }
}

/** `["MinStack","push"]` and `[[],[1]]`, with as many results. */
function sessionOf({ arguments: given, value }: Example): Session | null {
  const [names, lists, ...more] = given?.map((argument) => argument.value) ?? []
  if (!Array.isArray(names) || !Array.isArray(lists) || more.length > 0) return null
  if (names.length === 0 || names.length !== lists.length) return null
  const operations = names.flatMap((name, place) => {
    const given = lists[place]
    return typeof name === 'string' && /^[A-Za-z_]\w*$/.test(name) && Array.isArray(given) ? [{ name, given }] : []
  })
  if (operations.length < names.length) return null
  const results = Array.isArray(value) && value.length === names.length ? value : null
  return value === undefined || results ? { operations, results } : null
}

/**
 * Joins a page's class with ours: each of its methods by name, and every argument and result by type. Null where a
 * method is not ours, or a value does not fit.
 */
export function fitClass(page: ClassShape, entry: ClassEntry): ClassFit | null {
  const methods = new Map<string, string>()
  for (const method of page.methods) {
    const ours = entry.signature.methods.find(({ name }) => isCalled(entry, name, method.name))
    if (!ours || methods.has(ours.name)) return null
    const types = ours.parameters.map(({ type }) => type)
    if (method.types && !sameTypes([...method.types, method.returns], [...types, ours.returns])) return null
    methods.set(ours.name, method.name)
  }
  const oursBy = new Map([...methods].map(([ours, pages]) => [pages, ours]))
  const fitting = page.sessions.every(
    (session) =>
      session?.operations.every(({ name, given }, place) => {
        const ours = entry.signature.methods.find((method) => method.name === oursBy.get(name))
        const made = { parameters: entry.signature.parameters, returns: 'void' }
        const called = place === 0 ? (name === page.name ? made : undefined) : ours
        if (!called || given.length !== called.parameters.length) return false
        const result = session.results?.[place]
        return (
          called.parameters.every(({ type }, at) => fits(given[at] ?? null, type)) &&
          (result === undefined || (called.returns === 'void' ? result === null : fits(result, called.returns)))
        )
      }) ?? true,
  )
  return fitting ? { name: page.name, methods } : null
}

/** Whether this is our method, under our name for it or another usual one. */
function isCalled(entry: ClassEntry, ours: string, name: string): boolean {
  return [ours, ...(entry.matching.methods[ours] ?? [])].some((known) => plain(known) === plain(name))
}

function plain(name: string): string {
  return name.toLowerCase().replaceAll('_', '')
}

function sameTypes(pages: (ValueType | undefined)[], ours: ValueType[]): boolean {
  const narrow = (type: ValueType) => type.replace('long', 'integer').replace('character', 'string')
  return (
    pages.length === ours.length &&
    pages.every((type, place) => type === undefined || narrow(type) === narrow(ours[place] ?? ''))
  )
}
