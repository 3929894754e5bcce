const lookAlikes = [
  {
    asks: 'the number of leaves',
    said: ['leaf|leaves|children|childless', 'last|bottom|lowest level'],
    answer: (root) => (!root ? 0 : !root.left && !root.right ? 1 : countLeaves(root)),
  },
  {
    asks: 'the number of levels',
    said: ['number|count of .. level', 'how many level', 'height|depth of'],
    answer: (root) => height(root),
  },
  {
    asks: 'the number of inner nodes',
    said: ['inner|internal|nonleaf|parents'],
    answer: (root) => values(root).length - countLeaves(root),
  },
  {
    asks: 'the sum of the values',
    said: ['sum|total|product|average|largest|smallest|maximum|minimum'],
    answer: (root) => values(root).reduce((sum, value) => sum + value, 0),
  },
  {
    asks: 'the number of different values',
    said: ['distinct|unique|different|duplicate'],
    answer: (root) => new Set(values(root)).size,
  },
  {
    asks: 'the nodes on one side',
    said: ['left|right subtree|half|child', 'half'],
    answer: (root) => values(root?.left ?? null).length,
  },
  {
    asks: 'nodes of some kind alone',
    said: ['even|odd|positive|negative|greater|larger|smaller|good|whose|multiple'],
    answer: (root) => values(root).filter((value) => value % 2 === 0).length,
  },
  {
    asks: 'the number of edges, or of pairs',
    said: ['edge|edges|pair|pairs|path|paths|missing|gaps'],
    answer: (root) => Math.max(0, values(root).length - 1),
  },
  { asks: 'whether the tree is complete', said: ['whether|check'], answer: () => true },
]

function values(node) {
  return node ? [node.val, ...values(node.left), ...values(node.right)] : []
}

function height(node) {
  return node ? 1 + Math.max(height(node.left), height(node.right)) : 0
}

function countLeaves(node) {
  if (!node) return 0
  return node.left || node.right ? countLeaves(node.left) + countLeaves(node.right) : 1
}
