import { ValueType } from '@dryrun/contract/problem'

/** The type that a language's own spelling stands for; null where it is none that the runner knows. */
export type ReadType = (text: string) => ValueType | null

export function arrayOf(type: ValueType | null): ValueType | null {
  return type === null ? null : valueType(`${type}[]`)
}

const NODES: [string, string][] = [
  ['ListNode', 'list_node'],
  ['TreeNode', 'tree_node'],
]

const PYTHON = new Map([
  ['int', 'integer'],
  ['str', 'string'],
  ['bool', 'boolean'],
  ['float', 'double'],
  ['None', 'void'],
  ...NODES,
])

export const fromPython: ReadType = (text) => {
  const type = text.replace(/\s/g, '').replace(/^["']|["']$/g, '')
  // The bracket before a node is taken for a letter, or doubles one.
  const node = /^Optional\W?[liI|1]?\W?(ListNode|TreeNode)\W?$/.exec(type)?.[1]
  if (node !== undefined) return valueType(PYTHON.get(node))
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
  ...NODES,
])

export const fromScript: ReadType = (text) => {
  const type = text.replace(/\s/g, '').replace(/\|null$/, '')
  return type.endsWith('[]') ? arrayOf(fromScript(type.slice(0, -2))) : valueType(SCRIPT.get(type))
}

const C_FAMILY = new Map([
  ['int', 'integer'],
  ['integer', 'integer'],
  ['long', 'long'],
  ['longlong', 'long'],
  ['int64_t', 'long'],
  ['int64', 'long'],
  ['uint32_t', 'integer'],
  ['uint', 'integer'],
  ['double', 'double'],
  ['float', 'double'],
  ['bool', 'boolean'],
  ['boolean', 'boolean'],
  ['string', 'string'],
  ['char', 'character'],
  ['character', 'character'],
  ['void', 'void'],
  ['listnode', 'list_node'],
  ['treenode', 'tree_node'],
])

/** Java, C++ and C#. */
export const fromCFamily: ReadType = (text) => {
  const type = text.replace(/\b(?:const|final|unsigned)\b|\bstd::|[\s&*?]/g, '')
  const wrapped = /^(?:vector|List|IList|ArrayList|IEnumerable)<(.*)>$/.exec(type)
  if (wrapped) return arrayOf(fromCFamily(wrapped[1] ?? ''))
  if (type.endsWith('[]')) return arrayOf(fromCFamily(type.slice(0, -2)))
  return valueType(C_FAMILY.get(type.toLowerCase()))
}

const GO = new Map([
  ['int', 'integer'],
  ['int32', 'integer'],
  ['int64', 'long'],
  ['float64', 'double'],
  ['bool', 'boolean'],
  ['string', 'string'],
  ['byte', 'character'],
  ['rune', 'character'],
  ['', 'void'],
  ...NODES,
])

export const fromGo: ReadType = (text) => {
  const type = text.replace(/[\s*]/g, '')
  return type.startsWith('[]') ? arrayOf(fromGo(type.slice(2))) : valueType(GO.get(type))
}

const RUST = new Map([
  ['i32', 'integer'],
  ['u32', 'integer'],
  ['usize', 'integer'],
  ['i64', 'long'],
  ['u64', 'long'],
  ['f64', 'double'],
  ['bool', 'boolean'],
  ['String', 'string'],
  ['str', 'string'],
  ['char', 'character'],
  ['()', 'void'],
  ['', 'void'],
  ...NODES,
])

export const fromRust: ReadType = (text) => {
  // The first letter of `i32` is taken for a figure or another letter.
  const type = text.replace(/&(?:mut\b)?|\s/g, '').replace(/\b[1lI|](?=(?:32|64)\b)/g, 'i')
  const slice = /^\[(.*)\]$/.exec(type)
  if (slice) return arrayOf(fromRust(slice[1] ?? ''))
  const wrapped = /^(Vec|Option|Box|Rc|RefCell)<(.*)>$/.exec(type)
  if (wrapped?.[1] === 'Vec') return arrayOf(fromRust(wrapped[2] ?? ''))
  return wrapped ? fromRust(wrapped[2] ?? '') : valueType(RUST.get(type))
}

function valueType(text: string | undefined): ValueType | null {
  return ValueType.safeParse(text).data ?? null
}
