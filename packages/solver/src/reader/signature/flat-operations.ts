import type { Example, ValueType } from '@dryrun/contract/problem'
import { isOfType } from '../values/declared-values.ts'
import type { Json } from '../values/values.ts'
import { type DeclaredClass, findClass } from './starter-class.ts'
import { fromCFamily, fromPython } from './starter-types.ts'

/** The types of what each operation takes, as far as the page tells them; the class's own name makes the object. */
type Declared = ReadonlyMap<string, (ValueType | null)[]>

/** One operation: its name, and the arguments it is given. */
type Step = { name: string; given: Json[] }

/**
 * Examples of a class that mix operations and arguments in one list, `["Trie", "insert", "dog", "search", "dog"]` or
 * `["LRUCache", [2], "put", [1, 1]]`, as the two lists that other pages show. What belongs to which operation is told by
 * the starter code, or else by what the statement says each takes, and by how many results there are; where that leaves
 * more than one way, an example stays as it is.
 */
export function withOperationsApart(examples: Example[], starter: string, statement: string): Example[] {
  const found = findClass(starter)
  const declared = found ? inClass(found) : inStatement(statement)
  return examples.map((example) => {
    const [only, ...others] = example.arguments ?? []
    if (others.length > 0 || !Array.isArray(only?.value) || !Array.isArray(example.value)) return example
    const steps = cut(only.value, example.value.length, declared)
    if (!steps) return example
    return {
      ...example,
      arguments: [{ value: steps.map(({ name }) => name) }, { value: steps.map(({ given }) => given) }],
    }
  })
}

function inClass({ name, parameters, methods }: DeclaredClass): Declared {
  return new Map([{ name, parameters }, ...methods].map((one) => [one.name, one.parameters.map(({ type }) => type)]))
}

/** What a statement says in code: `void put(int key, int value)`, with a space seen before its bracket or not. */
function inStatement(statement: string): Declared {
  return new Map(
    [...statement.matchAll(/\b([A-Za-z_]\w*)\s?\(([^()]*)\)/g)].map(([, name = '', parameters = '']) => [
      name,
      parameters.split(/,(?![^[<]*[\]>])/).flatMap((parameter) => (parameter.trim() === '' ? [] : typeOf(parameter))),
    ]),
  )
}

function typeOf(parameter: string): ValueType | null {
  const [before, after] = parameter.split(':')
  if (after !== undefined) return fromPython(after)
  return fromCFamily(/^\s*(.*\S)\s+\w+\s*$/.exec(before ?? '')?.[1] ?? '')
}

/** The only way to cut a list into so many operations, the first of which makes the object; null where there is none. */
function cut(items: Json[], count: number, declared: Declared): Step[] | null {
  const ways = [takeBare, takeListed].flatMap((take) => cutBy(take, items, declared) ?? [])
  const fitting = ways.filter(({ steps }) => steps.length === count).map(({ steps }) => steps)
  const [first, ...others] = new Map(fitting.map((steps) => [JSON.stringify(steps), steps])).values()
  return first?.[0] && others.length === 0 ? first : null
}

/** How many items the arguments behind a name take up, and what they are; null where they are written another way. */
type Take = (rest: Json[], types: (ValueType | null)[]) => { given: Json[]; length: number } | null

function cutBy(take: Take, items: Json[], declared: Declared): { steps: Step[] } | null {
  const steps: Step[] = []
  for (let place = 0; place < items.length; ) {
    const name = items[place]
    const isMade = typeof name === 'string' && /^[A-Z]/.test(name)
    const types = typeof name === 'string' ? declared.get(name) : undefined
    if (typeof name !== 'string' || !types || isMade !== (place === 0)) return null
    const taken = take(items.slice(place + 1), types)
    const given = taken?.given.map((value, at) => ofType(value, types[at] ?? null))
    if (!taken || !given?.every((value, at) => isOfType(value, types[at] ?? null))) return null
    steps.push({ name, given })
    place += 1 + taken.length
  }
  return { steps }
}

function takeBare(rest: Json[], types: (ValueType | null)[]): ReturnType<Take> {
  return rest.length < types.length ? null : { given: rest.slice(0, types.length), length: types.length }
}

function takeListed([list]: Json[], types: (ValueType | null)[]): ReturnType<Take> {
  if (Array.isArray(list)) return list.length === types.length ? { given: list, length: 1 } : null
  return types.length === 0 ? { given: [], length: 0 } : null
}

/** A number that stands in quotes like the names around it is one, where the page declares a number. */
function ofType(value: Json, type: ValueType | null): Json {
  const isQuoted = (type === 'integer' || type === 'double') && typeof value === 'string'
  return isQuoted && /^-?\d{1,15}$/.test(value) ? Number(value) : value
}
