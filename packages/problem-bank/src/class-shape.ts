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

/** Ways to join two classes that are tried; a class of four methods of one type has 24. */
const MOST_WAYS = 24

/**
 * Every way to join a page's class with ours: each of its methods with one of ours, and every argument and result by
 * type. Those under names that we know come first. Empty where a method or a value fits none.
 */
export function fitsOfClass(page: ClassShape, entry: ClassEntry): ClassFit[] {
  const made = { parameters: entry.signature.parameters, returns: 'void' }
  if (!page.sessions.every((session) => !session || fitsCall(session, 0, made))) return []
  const candidates = page.methods.map((method) => {
    const fitting = entry.signature.methods.filter((ours) => fitsMethod(page, method, ours))
    const named = fitting.filter((ours) => isCalled(entry, ours.name, method.name))
    return named.length > 0 ? named : fitting
  })
  let ways: ReadonlyMap<string, string>[] = [new Map()]
  for (const [place, { name }] of page.methods.entries()) {
    ways = ways
      .flatMap((taken) =>
        (candidates[place] ?? []).flatMap((ours) =>
          taken.has(ours.name) ? [] : [new Map([...taken, [ours.name, name]])],
        ),
      )
      .slice(0, MOST_WAYS)
  }
  return ways.map((methods) => ({ name: page.name, methods }))
}

type Method = ClassEntry['signature']['methods'][number]

function fitsMethod(
  { sessions }: ClassShape,
  { name, types, returns }: ClassShape['methods'][number],
  ours: Method,
): boolean {
  if (types && !sameTypes([...types, returns], [...ours.parameters.map(({ type }) => type), ours.returns])) return false
  return sessions.every(
    (session) =>
      session?.operations.every((one, place) => place === 0 || one.name !== name || fitsCall(session, place, ours)) ??
      true,
  )
}

/** Whether what is given to one operation, and what it gives, are of the types of this method. */
function fitsCall(
  { operations, results }: Session,
  place: number,
  method: Pick<Method, 'parameters'> & { returns: string },
) {
  const given = operations[place]?.given ?? []
  const result = results?.[place]
  return (
    given.length === method.parameters.length &&
    method.parameters.every(({ type }, at) => fits(given[at] ?? null, type)) &&
    (result === undefined || (method.returns === 'void' ? result === null : fits(result, method.returns)))
  )
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
