import { type Example, type FunctionSignature, ValueType } from '@dryrun/contract/problem'
import type { Json } from './values.ts'

/**
 * The function that starter code asks for, in Python or JavaScript (with its JSDoc) or TypeScript. Types that the code
 * leaves open are taken from the examples. Undefined where there is no such function, or a type stays unknown.
 */
export function readSignature(code: string, examples: Example[]): FunctionSignature | undefined {
  const found = pythonFunction(code) ?? scriptFunction(code)
  if (!found) return undefined
  const parameters = found.parameters.map(({ name, type }, place) => ({
    name,
    type: type ?? typeOf(examples.map(({ arguments: given }) => given?.[place]?.value)),
  }))
  const returns = found.returns ?? typeOf(examples.map(({ value }) => value))
  const known = parameters.filter(
    (parameter): parameter is { name: string; type: ValueType } => parameter.type !== null,
  )
  if (known.length < parameters.length || returns === null) return undefined
  return { name: found.name, parameters: known, returns }
}

type Found = { name: string; parameters: { name: string; type: ValueType | null }[]; returns: ValueType | null }

function pythonFunction(code: string): Found | null {
  const match = /\bdef\s+(\w+)\s*\(\s*([^)]*)\)\s*(?:-\s*>\s*([^:\n]+))?\s*:/.exec(code)
  if (!match?.[1]) return null
  const parameters = splitOutsideBrackets(match[2] ?? '').filter(
    (parameter) => parameter !== 'self' && parameter !== '',
  )
  return {
    name: match[1],
    parameters: parameters.map((parameter) => {
      const [name = '', type] = parameter.split(':').map((part) => part.trim())
      return { name, type: type === undefined ? null : fromPython(type) }
    }),
    returns: match[3] === undefined ? null : fromPython(match[3]),
  }
}

function scriptFunction(code: string): Found | null {
  const match =
    /\b(?:var|let|const)\s+(\w+)\s*=\s*(?:async\s+)?(?:function)?\s*\(([^)]*)\)\s*(?::\s*([\w[\]<>| ]+?))?\s*(?:=>\s*)?\{/.exec(
      code,
    ) ?? /\bfunction\s+(\w+)\s*\(([^)]*)\)\s*(?::\s*([\w[\]<>| ]+?))?\s*\{/.exec(code)
  if (!match?.[1]) return null
  const documented = [...code.matchAll(/@param\s*\{([^}]*)\}\s*(\w+)/g)].map(([, type = '', name]) => ({ name, type }))
  const returned = /@returns?\s*\{([^}]*)\}/.exec(code)?.[1] ?? match[3]
  return {
    name: match[1],
    parameters: splitOutsideBrackets(match[2] ?? '')
      .filter((parameter) => parameter !== '')
      .map((parameter, place) => {
        const [name = '', type] = parameter.split(':').map((part) => part.trim())
        const shown = type ?? documented.find((entry) => entry.name === name)?.type ?? documented[place]?.type
        return { name, type: shown === undefined ? null : fromScript(shown) }
      }),
    returns: returned === undefined ? null : fromScript(returned),
  }
}

const PYTHON = new Map([
  ['int', 'integer'],
  ['str', 'string'],
  ['bool', 'boolean'],
  ['float', 'double'],
  ['None', 'void'],
  ['ListNode', 'list_node'],
  ['TreeNode', 'tree_node'],
])

function fromPython(text: string): ValueType | null {
  const type = text.replace(/\s/g, '').replace(/^["']|["']$/g, '')
  const wrapped = /^(Optional|List|list)\[(.*)\]$/.exec(type)
  if (wrapped?.[1] === 'Optional') return fromPython(wrapped[2] ?? '')
  if (wrapped) return arrayOf(fromPython(wrapped[2] ?? ''))
  return valueType(PYTHON.get(type))
}

const SCRIPT = new Map([
  ['number', 'integer'],
  ['string', 'string'],
  ['boolean', 'boolean'],
  ['character', 'character'],
  ['void', 'void'],
  ['ListNode', 'list_node'],
  ['TreeNode', 'tree_node'],
])

function fromScript(text: string): ValueType | null {
  const type = text.replace(/\s/g, '').replace(/\|null$/, '')
  return type.endsWith('[]') ? arrayOf(fromScript(type.slice(0, -2))) : valueType(SCRIPT.get(type))
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

function arrayOf(type: ValueType | null): ValueType | null {
  return type === null ? null : valueType(`${type}[]`)
}

function valueType(text: string | undefined): ValueType | null {
  return ValueType.safeParse(text).data ?? null
}

function splitOutsideBrackets(text: string): string[] {
  return text.split(/,(?![^[]*\])/).map((part) => part.trim())
}
