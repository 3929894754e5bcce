/**
 * Lists and trees as a judge provides them, and the way from values of the bank to them and back (`allDecoded`, `encoded`):
 * JavaScript to be put before a program of the bank's own.
 */
export const NODES = `
  class ListNode { constructor(val = 0, next = null) { this.val = val; this.next = next } }
  class TreeNode { constructor(val = 0, left = null, right = null) { this.val = val; this.left = left; this.right = right } }
  function decoded(value, type) {
    if (type === 'list_node[]') return value.map((list) => decoded(list, 'list_node'))
    if (type === 'list_node') return (value ?? []).reduceRight((next, val) => new ListNode(val, next), null)
    if (type === 'cyclic_list') return ledBack(decoded(value[0], 'list_node'), value[1])
    if (type !== 'tree_node') return value
    const nodes = (value ?? []).map((val) => (val === null ? null : new TreeNode(val)))
    let child = 1
    for (const node of nodes) {
      if (node === null) continue
      node.left = nodes[child++] ?? null
      node.right = nodes[child++] ?? null
    }
    return nodes[0] ?? null
  }
  function ledBack(head, place) {
    const nodes = []
    for (let node = head; node; node = node.next) nodes.push(node)
    if (place >= 0) nodes.at(-1).next = nodes[place]
    return head
  }
  function allDecoded(values, types) {
    let tree = null
    return values.map((value, place) => {
      if (types[place] === 'tree_node_by_value') return nodeOf(tree, value)
      const made = decoded(value, types[place])
      if (types[place] === 'tree_node') tree ??= made
      return made
    })
  }
  function nodeOf(tree, val) {
    const nodes = [tree]
    for (const node of nodes) {
      if (node?.val === val) return node
      if (node) nodes.push(node.left, node.right)
    }
    return null
  }
  function encoded(value, type) {
    if (type === 'tree_node_by_value') return value?.val ?? null
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
`
