/** The values from the root down to this one; empty where it is not in the tree. */
function path(node, value) {
  if (!node) return []
  if (node.val === value) return [value]
  const below = [path(node.left, value), path(node.right, value)].find((values) => values.length > 0)
  return below ? [node.val, ...below] : []
}

const shared = (root, p, q) => path(root, p).filter((value) => path(root, q).includes(value))
const inOrder = (node) => (node ? [...inOrder(node.left), node.val, ...inOrder(node.right)] : [])

const lookAlikes = [
  {
    asks: 'the common ancestor farthest from the nodes',
    said: [
      'highest|topmost|farthest|furthest|uppermost|oldest|first common|shared|ancestor',
      'closest|nearest to the root|top',
      'highest|topmost',
    ],
    answer: (root, p, q) => shared(root, p, q)[0],
  },
  {
    asks: 'an ancestor other than the nodes themselves',
    said: [
      'proper|strict|strictly|true ancestor|above|descendant',
      'not .. its|her|his|their own|itself',
      'not .. ancestor|descendant of itself',
      'cannot|never|neither .. itself|himself|herself|themselves|p|q',
      'different|distinct|other from|than p|q|both|either|them|themselves|the',
      'excluding|except|besides p|q|the|both|themselves|itself',
      'strictly',
    ],
    answer: (root, p, q) =>
      shared(root, p, q)
        .filter((value) => value !== p && value !== q)
        .at(-1) ?? -1,
  },
  {
    asks: 'the parent of the lowest common ancestor',
    said: [
      'parent of',
      'grandparent|grandparents',
      'second lowest|deepest|closest',
      'one level above|higher|up',
      'next to last',
    ],
    answer: (root, p, q) => shared(root, p, q).at(-2) ?? root.val,
  },
  {
    asks: 'the distance between the nodes',
    said: [
      'distance|edges|far|apart|hops|steps',
      'number|count of edge|step',
      'number|count of .. between',
      'how many',
      'length|path length|between',
    ],
    answer: (root, p, q) => path(root, p).length + path(root, q).length - 2 * shared(root, p, q).length,
  },
  {
    asks: 'the depth or the level of that node',
    said: ['return|find|give|what|compute .. depth|level|height', 'depth|level|height of'],
    answer: (root, p, q) => shared(root, p, q).length - 1,
  },
  {
    asks: 'the level of that node, counted from one',
    said: ['depth|level|height of', 'return|find|give|what|compute .. depth|level|height'],
    answer: (root, p, q) => shared(root, p, q).length,
  },
  {
    asks: 'the number of common ancestors',
    said: ['number|count of .. ancestor', 'how many', 'count the|all|how'],
    answer: (root, p, q) => shared(root, p, q).length,
  },
  {
    asks: 'the sum of the common ancestors or of the path',
    said: ['sum|total|add|sums|product|average'],
    answer: (root, p, q) => shared(root, p, q).reduce((sum, value) => sum + value, 0),
  },
  {
    asks: 'the smallest or largest value between, or on the path',
    said: [
      'smallest|minimum|least value|number|node|on|along|between|key',
      'largest|maximum|greatest|biggest value|number|node|on|along|between|key',
      'median|middle',
      'on|along the path',
    ],
    answer: (root, p, q) =>
      Math.min(
        ...[...path(root, p), ...path(root, q)].filter(
          (value) => value === p || value === q || !shared(root, p, q).slice(0, -1).includes(value),
        ),
      ),
  },
  {
    asks: 'the largest value on the path',
    said: ['largest|maximum|greatest|biggest value|number|node|on|along|between|key'],
    answer: (root, p, q) =>
      Math.max(
        ...[...path(root, p), ...path(root, q)].filter((value) => !shared(root, p, q).slice(0, -1).includes(value)),
      ),
  },
  {
    asks: 'how many values lie between',
    said: ['how many|number|count .. between', 'values|keys|nodes between'],
    answer: (root, p, q) => inOrder(root).filter((value) => value >= Math.min(p, q) && value <= Math.max(p, q)).length,
  },
  {
    asks: 'a lowest common descendant, or the successor',
    said: ['lowest|common|first|nearest descendant', 'successor|predecessor|sibling|cousin'],
    answer: (root, p, q) => inOrder(root).find((value) => value > Math.max(p, q)) ?? -1,
  },
  {
    asks: 'values that may be missing from the tree',
    said: [
      'may|might|could|need|whether .. missing|absent|exist|present',
      'missing|absent ~child|children|node|nodes|subtree|left|right|arm|arms|branch|branches',
      'not .. in the tree|present|found|exist|occur|contained',
      'return|give|or -1|null|0',
    ],
    answer: (root, p, q) => shared(root, p, q).at(-1) ?? -1,
  },
  {
    asks: 'another of the common ancestors',
    said: [
      'largest|highest|biggest|greatest|smallest|best|oldest|youngest .. common|both|shared|ancestor|one ~node|ancestor|depth|level',
    ],
  },
]
