import vm from 'node:vm'
import type { ValueType } from '@dryrun/contract/problem'
import type { Json } from './bank.ts'

/** A problem that is easily taken for this one: what it asks for instead, and its answer where that can be computed. */
export type LookAlike = {
  /** What it asks for instead, as the end of 'the page may ask for ...'. */
  asks: string
  /** How a page says so (patterns of text.ts). */
  said: string[]
  /** What it answers to each call; undefined where it has no answer to it. */
  answers: (Json | undefined)[]
}

/** What the bank's own answer, and that of every look-alike, gives for some calls. */
export type Rehearsal = { answers: (Json | undefined)[]; lookAlikes: LookAlike[] }

export type OwnProgram = {
  /** The bank's `solution.js`, and its `look-alikes.js` where there is one. */
  source: string
  lookAlikes: string
  name: string
  parameters: ValueType[]
  returns: ValueType
}

/** An answer to the small examples of a page takes no time; one that takes longer is no witness. */
const MILLISECONDS = 100

/**
 * Calls the bank's own functions in this thread. They are part of the product, so this is no sandbox, and nothing but
 * them is ever run here; the arguments are values, whoever wrote them.
 */
export function rehearse({ source, lookAlikes, name, parameters, returns }: OwnProgram, calls: Json[][]): Rehearsal {
  const context = vm.createContext({ parameters, returns })
  vm.runInContext(`${NODES}\n${source}\n${lookAlikes}\n${CALLING}`, context)
  const known: { asks: string; said: string[] }[] = JSON.parse(
    vm.runInContext('JSON.stringify(lookAlikes.map(({ asks, said }) => ({ asks, said })))', context),
  )
  const answersOf = (program: string) => {
    let spent = 0
    return calls.map((call): Json | undefined => {
      if (spent >= MILLISECONDS) return undefined
      context.call = JSON.stringify(call)
      const began = performance.now()
      try {
        const answer: unknown = vm.runInContext(`answered(${program}, call)`, context, { timeout: MILLISECONDS })
        return typeof answer === 'string' ? JSON.parse(answer) : undefined
      } catch {
        return undefined
      } finally {
        spent += performance.now() - began
      }
    })
  }
  return {
    answers: answersOf(name),
    lookAlikes: known.map((each, index) => ({ ...each, answers: answersOf(`lookAlikes[${index}].answer`) })),
  }
}

/** Lists and trees as a judge provides them. */
const NODES = `
  class ListNode { constructor(val = 0, next = null) { this.val = val; this.next = next } }
  class TreeNode { constructor(val = 0, left = null, right = null) { this.val = val; this.left = left; this.right = right } }
`

const CALLING = `
  function decode(value, type) {
    if (type === 'list_node[]') return value.map((list) => decode(list, 'list_node'))
    if (type === 'list_node') return value.reduceRight((next, val) => new ListNode(val, next), null)
    if (type !== 'tree_node') return value
    const nodes = value.map((val) => (val === null ? null : new TreeNode(val)))
    let child = 1
    for (const node of nodes) {
      if (node === null) continue
      node.left = nodes[child++] ?? null
      node.right = nodes[child++] ?? null
    }
    return nodes[0] ?? null
  }
  function encode(value, type) {
    const values = []
    if (type === 'list_node') for (let node = value; node; node = node.next) values.push(node.val)
    else if (type === 'tree_node') {
      const level = [value]
      for (const node of level) {
        values.push(node ? node.val : null)
        if (node) level.push(node.left, node.right)
      }
      while (values.at(-1) === null) values.pop()
    } else return value
    return values
  }
  function answered(program, call) {
    const values = JSON.parse(call).map((value, place) => decode(value, parameters[place]))
    const returned = program(...values)
    return JSON.stringify(returns === 'void' ? encode(values[0], parameters[0]) : encode(returned, returns))
  }
`
