/** All nodes as { column, row, value }, in the order of a walk that visits a node before its children. */
function placesOf(root) {
  const places = []
  const walk = (node, row, column) => {
    if (!node) return
    places.push({ column, row, value: node.val })
    walk(node.left, row + 1, column - 1)
    walk(node.right, row + 1, column + 1)
  }
  walk(root, 0, 0)
  return places
}

/** The values by column, each column in the order that `compare` gives, or of the walk. */
function byColumn(root, compare = () => 0) {
  const columns = Map.groupBy(placesOf(root), ({ column }) => column)
  return [...columns].sort(([a], [b]) => a - b).map(([, places]) => places.sort(compare).map(({ value }) => value))
}

const lookAlikes = [
  {
    asks: 'nodes of the same row and column in order of their values',
    said: [
      'sort|sorted|sorting|ascending|increasing|smaller|smallest .. value|values',
      'by|of their|the value|values',
      'value|values .. sorted|ascending|increasing|smaller|first',
      'tie|ties',
    ],
    answer: (root) => byColumn(root, (a, b) => a.row - b.row || a.value - b.value),
  },
  {
    asks: 'each column sorted by value',
    said: ['sort|sorted|sorting|ascending|increasing|descending', 'value|values .. order|smaller|larger'],
    answer: (root) => byColumn(root, (a, b) => a.value - b.value),
  },
  {
    asks: 'each column in the order of a walk that goes down first',
    said: ['preorder|inorder|postorder', 'depth first', 'pre|in|post order'],
    answer: (root) => byColumn(root),
  },
  {
    asks: 'nodes of a row from right to left, or columns from right to left',
    said: ['right to left', 'right before|first', 'rightmost .. first|to', 'from .. rightmost|right to .. left'],
    answer: (root) => verticalOrder(root).reverse(),
  },
  {
    asks: 'columns from bottom to top',
    said: [
      'bottom to top',
      'bottom|lowest|deepest .. first|up|upward|upwards',
      'bottom up',
      'reverse|reversed|backwards',
    ],
    answer: (root) => verticalOrder(root).map((values) => values.reverse()),
  },
  {
    asks: 'the view from above or below',
    said: [
      'view|visible|seen|see|above|below|topmost|bottommost',
      'first|last|top|bottom|highest|lowest node|value .. each|every|of',
    ],
    answer: (root) => verticalOrder(root).map((values) => [values[0]]),
  },
  {
    asks: 'the sum, the number or the largest of each column',
    said: ['sum|sums|total|average|maximum|largest|count|number|how many .. column|columns|vertical|line|lines|each'],
    answer: (root) => verticalOrder(root).map((values) => [values.reduce((sum, value) => sum + value, 0)]),
  },
]
