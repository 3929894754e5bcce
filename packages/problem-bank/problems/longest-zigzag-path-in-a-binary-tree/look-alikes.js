const nodesOf = (root) => (root ? [root, ...nodesOf(root.left), ...nodesOf(root.right)] : [])
const largest = (numbers) => numbers.reduce((a, b) => Math.max(a, b), 0)
const turned = (side) => (side === 'left' ? 'right' : 'left')

/** The nodes of the zigzag that starts at a node and goes to this side first. */
function zigzag(node, side) {
  return node ? [node, ...zigzag(node[side], turned(side))] : []
}
const zigzags = (root) => nodesOf(root).flatMap((node) => [zigzag(node, 'left'), zigzag(node, 'right')])
const straight = (node, side) => (node ? 1 + straight(node[side], side) : 0)
const height = (node) => (node ? 1 + Math.max(height(node.left), height(node.right)) : 0)

const lookAlikes = [
  {
    asks: 'the number of nodes on the path',
    said: [
      'number|count of nodes',
      'how many nodes',
      'nodes it|the|that|a visits|contains|path|has|passes|visited',
      'counted|measured in nodes',
      'nodes visited',
    ],
    denied: [
      'minus|less|edge|edges|step|steps|move|moves|links|link|turn|arcs',
      'visited 1',
      'length of 0',
      'single node .. 0|zero',
      '0|zero .. single node',
      'nodes 1',
    ],
    answer: (root) => longestZigZag(root) + 1,
  },
  {
    asks: 'a path that starts at the root',
    said: [
      'start|starts|starting|begin|begins|beginning .. root|top',
      'from the root|top',
      'root .. start|begin',
      'at the root|top',
    ],
    answer: (root) => largest([zigzag(root, 'left'), zigzag(root, 'right')].map(({ length }) => length - 1)),
  },
  {
    asks: 'a path that ends at a leaf',
    said: [
      'to|at|in a|some|any leaf',
      'leaf|leaves .. end|ends|ending',
      'end|ends|ending .. leaf|leaves',
      'root .. leaf',
      'reach|reaches .. leaf',
    ],
    answer: (root) =>
      largest(
        zigzags(root)
          .filter((path) => !path.at(-1).left && !path.at(-1).right)
          .map(({ length }) => length - 1),
      ),
  },
  {
    asks: 'a straight path',
    said: [
      'straight',
      'same direction|side',
      'only|always left|right',
      'never|not|without turn|turns|turning|change|changes|changing',
      'without',
    ],
    answer: (root) => largest(nodesOf(root).flatMap((node) => [straight(node, 'left'), straight(node, 'right')])) - 1,
  },
  {
    asks: 'the longest path of any kind',
    said: ['any|arbitrary two|path|paths|nodes', 'diameter', 'between two|any', 'height|depth of', 'longest downward'],
    answer: (root) => largest(nodesOf(root).map((node) => height(node.left) + height(node.right))),
  },
  {
    asks: 'the height',
    said: ['height|depth', 'any downward|direction|directions', 'farthest|furthest|deepest'],
    answer: (root) => height(root) - 1,
  },
  {
    asks: 'a path that goes left first',
    said: [
      'left|right first|before',
      // 'A first direction, left or right' leaves it free.
      'first|initial|opening step|move|direction|turn left|right ~or',
      'first|initial|opening step|move|direction|turn .. ~or left|right ~or',
      'start|starts|starting|begin|begins|beginning left|right ~or',
      'start|starts|starting|begin|begins|beginning .. ~or left|right ~or',
      'left then right',
    ],
    answer: (root) => largest(nodesOf(root).map((node) => zigzag(node, 'left').length - 1)),
  },
  {
    asks: 'the largest sum on such a path',
    said: ['sum|sums|total|product|weight|maximum value', 'values on|along|of'],
    answer: (root) => largest(zigzags(root).map((path) => path.reduce((sum, { val }) => sum + val, 0))),
  },
  {
    asks: 'values that rise and fall in turn, or agree',
    said: [
      'values|value|numbers|labels .. alternate|alternately|alternating|rise|increase|increasing|larger|smaller|decrease',
      'larger|greater|smaller|less than its|the|their|parent',
      'increasing|decreasing|rising|falling|ascending|descending',
      'same|equal|distinct|different value|values|number|label',
      'even|odd|parity',
    ],
    answer(root) {
      const follow = (node, rises) =>
        largest(
          [node.left, node.right]
            .filter((child) => child && (rises ? child.val > node.val : child.val < node.val))
            .map((child) => 1 + follow(child, !rises)),
        )
      return largest(nodesOf(root).flatMap((node) => [follow(node, true), follow(node, false)]))
    },
  },
  {
    asks: 'the number of turns, or of such paths',
    said: [
      'number|count of .. turns|turn|changes|paths|zigzags|zigzag',
      'how many turns|times|paths|zigzags',
      'changes|change of direction',
      'often',
    ],
    answer: (root) => Math.max(0, longestZigZag(root) - 1),
  },
]
