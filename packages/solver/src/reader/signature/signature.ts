import type { Language } from '@dryrun/contract/languages'
import type { ClassSignature, Example, FunctionSignature, ValueType } from '@dryrun/contract/problem'
import type { Json } from '../values/values.ts'
import { withNodesByValue } from './nodes-by-value.ts'
import { type DeclaredClass, findClass } from './starter-class.ts'
import { type Declared, type DeclaredFunction, findFunction, isOfTests } from './starter-code.ts'
import { arrayOf, fromCFamily } from './starter-types.ts'

/**
 * The function that starter code asks for, in the given language or in whichever it is. Types that the code leaves open are taken from the
 * examples. Undefined where there is no such function, or a type stays unknown.
 */
export function readSignature(code: string, examples: Example[], language?: Language): FunctionSignature | undefined {
  const found = askedClass(code, examples) ? null : findFunction(code, language)
  if (!found || isProgram(found)) return undefined
  const calls = examples.flatMap(({ arguments: given }) => (given ? [given.map(({ value }) => value)] : []))
  const parameters = typed(found.parameters, calls)
  const returns = found.returns ?? typeOf(examples.map(({ value }) => value))
  // What is cut off may be a list of nodes as well as an array.
  const hidesNode = found.returns === null && returns?.endsWith('[]') && found.parameters.some(isNode)
  if (!parameters || returns === null || hidesNode) return undefined
  return withNodesByValue({ name: found.name, parameters, returns }, examples)
}

const SPEAKS_OF_NODES = /\b(?:trees?|bst|linked[- ]?lists?|nodes?)\b/i
/** How a page asks for a change of what it gives. */
const CHANGES =
  /\bin[- ]place\b|\b(?:not|n['’]t|without)\s+(?:\w+\s+)?return(?:ed|ing)?\b|\breturns?\s+nothing\b|\bnothing\s+is\s+returned\b/i

/** The name of the function that starter code asks for; undefined where it asks for a class or a program. */
export function declaredName(code: string): string | undefined {
  const found = findClass(code) ? null : findFunction(code)
  return found && !isProgram(found) ? found.name : undefined
}

/**
 * Whether starter code leaves open what only the problem tells: what an argument is that the examples show as an array, where
 * the page speaks of nodes; whether the function gives something or changes what it is given, where it speaks of that.
 */
export function leavesTypesOpen(code: string, statement: string, examples: Example[]): boolean {
  const found = findFunction(code)
  const isShownAsArray = (place: number) =>
    examples.some(({ arguments: given }) => Array.isArray(given?.[place]?.value))
  const areNodesOpen = found?.parameters.some(({ type }, place) => type === null && isShownAsArray(place)) ?? false
  return (
    (SPEAKS_OF_NODES.test(statement) && areNodesOpen) ||
    (CHANGES.test(statement) && found !== null && found.returns === null)
  )
}

/**
 * The types of what the function takes that a page asks for, in order, null where one stays open: told by its starter code,
 * or else by its statement. Empty where neither tells of a function.
 */
export function declaredTypes(code: string, statement: string): (ValueType | null)[] {
  const found = findClass(code) ? null : findFunction(code)
  if (found) return isProgram(found) ? [] : found.parameters.map(({ type }) => type)
  const [, listed = ''] = statement.split(LISTS_PARAMETERS)
  const lines = listed.split('\n').filter((line) => line.trim() !== '')
  const end = lines.findIndex((line) => HEADS_NEXT.test(line))
  const types = lines.slice(0, end === -1 ? lines.length : end).map(listedType)
  return types.every((type) => type !== undefined) ? types : []
}

/** `minCost has the following parameter(s):`, with a line for each below: `int costs[n]: what each costs`. */
const LISTS_PARAMETERS = /\bhas the following parameter\S*\s*\n/i
const HEADS_NEXT = /^\W*(?:returns?|prints?|input|output|constraints?|notes?)\b/i
/** The recogniser overlooks the space before a name of one letter. */
const PARAMETER =
  /^\W*(?:[eo]\s+)?(integer|int|long|string|character|char|boolean|bool|double|float)\s*[A-Za-z]\w*((?:\s*\[[^\]]*\])*)\s*(?::|$)/i

function listedType(line: string): ValueType | null | undefined {
  const [, type, arrays = ''] = PARAMETER.exec(line) ?? []
  return type === undefined ? undefined : fromCFamily(type + arrays.replace(/[^[\]]/g, ''))
}

function isNode({ type }: Declared): boolean {
  return type?.endsWith('_node') ?? false
}

/** Whether a function is only where a program begins, which reads what it needs from standard input. */
function isProgram({ name, parameters }: DeclaredFunction): boolean {
  return parameters.length === 0 || name === 'main' || name === 'processData'
}

/**
 * The same where starter code asks for a class. Types that it leaves open are taken from the operations of the examples;
 * a method that only ever gives null gives nothing.
 */
export function readClassSignature(code: string, examples: Example[]): ClassSignature | undefined {
  const found = askedClass(code, examples)
  if (!found) return undefined
  const operations = examples.flatMap(operationsIn)
  // The edge of the editor may cut a class off: then its examples alone show what it can do.
  const isWhole = operations.every(({ name }) => name === found.name || found.methods.some((own) => own.name === name))
  if (!isWhole) return undefined
  const ofName = (name: string) => operations.filter((operation) => operation.name === name)
  const parameters = typed(
    found.parameters,
    ofName(found.name).map(({ given }) => given),
  )
  const methods = found.methods.flatMap((method) => {
    const used = ofName(method.name)
    const results = used.flatMap(({ result }) => result ?? [])
    const returns = method.returns ?? (used.length > 0 && results.length === 0 ? 'void' : typeOf(results))
    const known = typed(
      method.parameters,
      used.map(({ given }) => given),
    )
    return known && returns !== null ? [{ name: method.name, parameters: known, returns }] : []
  })
  if (!parameters || methods.length < found.methods.length) return undefined
  return { name: found.name, parameters, methods }
}

/** The class that starter code asks for; null where its one method is what the examples call, and the class only holds it. */
function askedClass(code: string, examples: Example[]): DeclaredClass | null {
  const found = findClass(code)
  if (found && isOfTests(found.name)) return null
  const mayHold = found?.parameters.length === 0 && found.methods.length === 1
  const areCalls = examples.some((one) => one.arguments) && examples.every((one) => operationsIn(one).length === 0)
  return mayHold && areCalls ? null : found
}

type Operation = { name: string; given: Json[]; result: Json | undefined }

/** What an example of a class shows: `["LRUCache","get"]` and `[[2],[1]]`, with a result for each. */
function operationsIn({ arguments: given, value }: Example): Operation[] {
  const [names, lists] = given?.map((argument) => argument.value) ?? []
  if (!Array.isArray(names) || !Array.isArray(lists)) return []
  return names.flatMap((name, place) => {
    const list = lists[place]
    const result = Array.isArray(value) ? value[place] : undefined
    return typeof name === 'string' && Array.isArray(list) ? [{ name, given: list, result }] : []
  })
}

/** Parameters whose types are known from the code, or else from what they are given; null where one stays unknown. */
function typed(parameters: Declared[], calls: Json[][]): FunctionSignature['parameters'] | null {
  const known = parameters.flatMap(({ name, type }, place) => {
    const shown = type ?? typeOf(calls.map((given) => given[place]))
    return shown === null ? [] : [{ name, type: shown }]
  })
  return known.length === parameters.length ? known : null
}

/** The type that all of these values have, as far as they were read; null where they differ or tell nothing. */
function typeOf(values: (Json | undefined)[]): ValueType | null {
  const types = new Set(values.filter((value) => value !== undefined).map(typeOfOne))
  if (types.has('double')) types.delete('integer')
  const [type, ...others] = types
  return others.length === 0 ? (type ?? null) : null
}

function typeOfOne(value: Json): ValueType | null {
  if (typeof value === 'number') return Number.isInteger(value) ? 'integer' : 'double'
  if (typeof value === 'string') return 'string'
  if (typeof value === 'boolean') return 'boolean'
  return Array.isArray(value) ? arrayOf(typeOf(value)) : null
}
