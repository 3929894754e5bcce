const valuesOf = (root) => (root ? [...valuesOf(root.left), root.val, ...valuesOf(root.right)] : [])
const nodesOf = (root) => (root ? [root, ...nodesOf(root.left), ...nodesOf(root.right)] : [])

/** The differences of all pairs of different nodes. */
const differences = (root) => {
  const values = valuesOf(root)
  return values.flatMap((a, at) => values.slice(at + 1).map((b) => Math.abs(b - a)))
}
const ofChildren = (root) =>
  nodesOf(root).flatMap((node) =>
    [node.left, node.right].filter(Boolean).map((child) => Math.abs(child.val - node.val)),
  )
const least = (numbers) => (numbers.length === 0 ? -1 : Math.min(...numbers))
const levels = (root) => {
  const found = []
  for (let level = [root]; level.length > 0; level = level.flatMap((node) => [node.left, node.right].filter(Boolean)))
    found.push(level.map(({ val }) => val))
  return found
}
const leaves = (root) => nodesOf(root).filter((node) => !node.left && !node.right)
const leastOf = (values) => least(values.flatMap((a, at) => values.slice(at + 1).map((b) => Math.abs(b - a))))

const lookAlikes = [
  {
    asks: 'the difference of a node and its child',
    said: [
      'parent|parents|child|children ~only|need|necessarily|not',
      'adjacent|neighbouring|neighboring|connected|linked|joined|edge|edges',
      'directly|direct',
      'ancestor|descendant',
    ],
    answer: (root) => least(ofChildren(root)),
  },
  {
    asks: 'the greatest difference',
    said: ['greatest|largest|maximum|maximal|max|biggest|most|furthest|farthest|widest|highest'],
    answer: (root) => Math.max(...differences(root)),
  },
  {
    asks: 'the greatest difference of neighbours in order',
    said: ['greatest|largest|maximum|maximal|max|biggest|widest', 'gap|gaps'],
    answer(root) {
      const values = valuesOf(root)
      return Math.max(...values.slice(1).map((value, at) => value - values[at]))
    },
  },
  {
    asks: 'the second smallest difference',
    said: ['second|kth|third|next smallest|least|minimum|closest'],
    answer: (root) => differences(root).toSorted((a, b) => a - b)[1] ?? -1,
  },
  {
    asks: 'the difference of nodes on one level',
    said: ['level|levels|depth|row|generation|storey', 'same|one|equal level|depth|row|height'],
    answer: (root) => least(levels(root).flatMap((level) => (level.length > 1 ? [leastOf(level)] : []))),
  },
  {
    asks: 'the difference of siblings',
    said: ['sibling|siblings|brother|brothers|sister|sisters', 'same parent', 'left and right child'],
    answer: (root) => least(nodesOf(root).flatMap(({ left, right }) => (left && right ? [right.val - left.val] : []))),
  },
  {
    asks: 'the difference of leaves',
    said: ['leaf|leaves|childless'],
    answer: (root) => leastOf(leaves(root).map(({ val }) => val)),
  },
  {
    asks: 'the difference from the root',
    said: [
      'root and|to any|another|some|every|other|the',
      'from|with|than the root|top',
      'the root .. value|values and',
    ],
    answer: (root) =>
      least(
        nodesOf(root)
          .slice(1)
          .map(({ val }) => Math.abs(val - root.val)),
      ),
  },
  {
    asks: 'the difference to a target, or the value next to one',
    said: ['target|given value|number|key', 'closest|nearest to'],
    answer: (root) => valuesOf(root)[0],
  },
  {
    asks: 'the number of edges between nodes',
    said: ['edge|edges|step|steps|hops', 'path|paths', 'length of', 'apart in|on the tree'],
    answer: () => 1,
  },
  {
    asks: 'the smallest sum or product',
    said: ['sum|sums|product|total|add'],
    answer: (root) => valuesOf(root)[0] + valuesOf(root)[1],
  },
  {
    asks: 'how many pairs are that close, or which',
    said: [
      'how many|often',
      'number|count of pair|pairs ~nodes|2',
      'which pair|two|nodes',
      'return .. pair|pairs|both|two values|nodes',
    ],
    answer: (root) => differences(root).filter((difference) => difference === least(differences(root))).length,
  },
  {
    asks: 'the sum of the differences',
    said: ['sum|total|add|average|mean|median'],
    answer: (root) => differences(root).reduce((sum, difference) => sum + difference, 0),
  },
  {
    asks: 'the exclusive or',
    said: ['xor|bitwise|exclusive'],
    answer(root) {
      const values = valuesOf(root)
      return least(values.flatMap((a, at) => values.slice(at + 1).map((b) => a ^ b)))
    },
  },
  {
    asks: 'the difference of the smallest and the largest value, or of the sides',
    said: ['between the smallest|largest|minimum|maximum', 'left and|subtree|side', 'right subtree|side'],
    answer: (root) => valuesOf(root).at(-1) - valuesOf(root)[0],
  },
  {
    asks: 'differences other than nought',
    said: [
      'positive|nonzero difference|differences|gap',
      'not zero|0',
      'duplicate|duplicates|equal value|values|keys|allowed|may',
    ],
    answer: (root) => least(differences(root).filter((difference) => difference > 0)),
  },
  {
    asks: 'a tree that is no search tree',
    said: ['not|no|isnt|never .. search|bst|sorted|order', 'arbitrary|ordinary|general|plain binary|tree'],
    answer: (root) => leastOf(valuesOf(root)),
  },
]
