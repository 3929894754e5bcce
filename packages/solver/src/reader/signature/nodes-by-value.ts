import type { Example, FunctionSignature } from '@dryrun/contract/problem'
import type { Json } from '../values/values.ts'

/**
 * A signature whose tree nodes are given by their values where the examples give them so: `TreeNode p` behind `TreeNode root`
 * for `root = [3,5,1], p = 5`, and a returned `TreeNode` that is shown as `3`.
 */
export function withNodesByValue(signature: FunctionSignature, examples: Example[]): FunctionSignature {
  const { parameters, returns } = signature
  const treeAt = parameters.findIndex(({ type }) => type === 'tree_node')
  const given = (place: number) => examples.map((example) => example.arguments?.[place]?.value)
  if (treeAt === -1 || areValues(given(treeAt))) return signature
  const isNode = (place: number) => place > treeAt && parameters[place]?.type === 'tree_node' && areValues(given(place))
  const returned = examples.map(({ value }) => value)
  return {
    ...signature,
    parameters: parameters.map((one, place) => (isNode(place) ? { ...one, type: 'tree_node_by_value' } : one)),
    returns: returns === 'tree_node' && areValues(returned) ? 'tree_node_by_value' : returns,
  }
}

/** Whether all of these, as far as they were read, are whole numbers, or null for no node. */
function areValues(values: (Json | undefined)[]): boolean {
  const read = values.filter((value) => value !== undefined && value !== null)
  return read.length > 0 && read.every((value) => Number.isInteger(value))
}
