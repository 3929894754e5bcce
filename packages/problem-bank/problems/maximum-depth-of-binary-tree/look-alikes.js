const lookAlikes = [
  {
    asks: 'the least depth',
    said: [
      'nearest|closest|first',
      'ends|end soonest|first',
      'short|quick|quickest|highest leaf',
      'minimum|minimal|least|smallest|shortest|shallowest|min',
      '~to|towards the lowest',
      'lowest leaf|depth|number|level|of',
      'nearest|closest|shallow',
      'fewest|first leaf',
    ],
    answer(root) {
      if (!root) return 0
      const depths = [root.left, root.right].filter(Boolean).map((node) => lookAlikes[0].answer(node))
      return 1 + (depths.length === 0 ? 0 : Math.min(...depths))
    },
  },
  {
    asks: 'edges counted, not nodes',
    said: [
      'root .. not|no|free|without|out|excluded|counted|itself',
      'without .. root|leaf',
      'below|under|beneath|above the root|leaf',
      'excluding|exclude|excluded|except',
      'leaf|leaves .. not|no|excluded|out|uncounted',
      'how far|many .. below',
      'moves|descents|jumps|climb|downward|between',
      'leaf|leaves do|does|are|is not',
      'how many times',
      'edge|edges|link|links|connection|connections|arrow|arrows|line|lines|step|steps|hop|hops',
      'many|number|count|of|the|longest branches',
      'root .. depth|height|level .. 0|zero',
      'depth|height|level 0|zero',
      'leaf .. height .. 0|zero',
      'starting|starts|start|counted|counting from 0|zero',
      'zero based|indexed',
      '0 indexed|based',
    ],
    answer: (root) => Math.max(0, maxDepth(root) - 1),
  },
  {
    asks: 'edges counted, and -1 for an empty tree',
    said: ['edge|edges|link|links|connection|connections|step|steps', '-1', 'empty .. minus'],
    answer: (root) => maxDepth(root) - 1,
  },
  {
    asks: 'the diameter',
    said: [
      'diameter',
      'between any|two',
      'any|two nodes',
      'need not|not necessarily .. root',
      'through the root',
      'leaf to|and leaf|another',
      'two leaf|leaves',
    ],
    answer(root) {
      let longest = 0
      function depth(node) {
        if (!node) return 0
        const [left, right] = [depth(node.left), depth(node.right)]
        longest = Math.max(longest, left + right)
        return 1 + Math.max(left, right)
      }
      depth(root)
      return longest
    },
  },
  {
    asks: 'the nodes on the diameter',
    said: ['diameter', 'between any|two', 'any|two nodes', 'leaf to|and leaf|another', 'two leaf|leaves'],
    answer: (root) => (root ? lookAlikes[3].answer(root) + 1 : 0),
  },
  {
    asks: 'the number of nodes',
    said: [
      'total|whole|all|overall number|nodes|count',
      'how many nodes does|has|are|in',
      'count|counts the nodes',
      'size of',
    ],
    answer(root) {
      return root ? 1 + lookAlikes[5].answer(root.left) + lookAlikes[5].answer(root.right) : 0
    },
  },
  {
    asks: 'the number of leaves',
    said: ['how many leaf|leaves', 'number|count of leaf|leaves', 'leaf|leaves count'],
    answer(root) {
      if (!root) return 0
      return root.left || root.right ? lookAlikes[6].answer(root.left) + lookAlikes[6].answer(root.right) : 1
    },
  },
  {
    asks: 'the greatest width',
    said: [
      'most populous|crowded|nodes',
      'crowded',
      'width|wide|widest|breadth|broad|most nodes',
      'nodes .. same|one|single|any level',
      'level .. most nodes',
    ],
    answer(root) {
      let level = root ? [root] : []
      let widest = 0
      while (level.length > 0) {
        widest = Math.max(widest, level.length)
        level = level.flatMap((node) => [node.left, node.right].filter(Boolean))
      }
      return widest
    },
  },
  {
    asks: 'the largest sum of a path',
    said: ['sum|total|add|adding|added|weight|value|values'],
    answer(root) {
      if (!root) return 0
      const below = [root.left, root.right].filter(Boolean).map((node) => lookAlikes[8].answer(node))
      return root.val + (below.length === 0 ? 0 : Math.max(...below))
    },
  },
  {
    asks: 'the largest value',
    said: ['value|values|label|labels', 'largest|greatest|highest|maximum number|key|element'],
    answer(root) {
      return root ? Math.max(root.val, lookAlikes[9].answer(root.left), lookAlikes[9].answer(root.right)) : 0
    },
  },
  {
    asks: 'the way down that turns left and right alternately',
    said: [
      'turn|turns|turning|switch|switches|switching|change|changes|changing',
      'in turn',
      'same direction|side .. twice|row',
      'zigzag|alternate|alternates|alternating|alternately',
      'zig zag',
    ],
    answer(root) {
      const down = (node, side) => (node ? 1 + down(node[side], side === 'left' ? 'right' : 'left') : 0)
      return Math.max(down(root, 'left'), down(root, 'right'))
    },
  },
  {
    asks: 'the way down that goes left only',
    said: [
      'left|right|side|one only|alone|child|children|hand|turn|turns|steps|step|edge',
      'straight ~down|downward|downwards',
      'never .. left|right',
      'only|always|just|keep .. left',
      'left|leftmost only|spine|path|branch|side|most|child|children',
      'leftmost',
    ],
    answer: (root) => (root ? 1 + lookAlikes[11].answer(root.left) : 0),
  },
  {
    asks: 'the way down that goes right only',
    said: [
      'left|right|side|one only|alone|child|children|hand|turn|turns|steps|step|edge',
      'straight ~down|downward|downwards',
      'never .. left|right',
      'only|always|just|keep .. right',
      'right|rightmost only|spine|path|branch|side|most|child|children',
      'rightmost',
    ],
    answer: (root) => (root ? 1 + lookAlikes[12].answer(root.right) : 0),
  },
  {
    asks: 'a path of equal or of rising values',
    said: [
      'value|values|number|numbers|val',
      'larger|smaller|greater than',
      'even|odd|positive|negative|zero',
      'same|equal|identical value|values|number',
      'univalue',
      'increasing|ascending|rising|decreasing|descending|consecutive',
    ],
    answer(root) {
      const down = (node, above) =>
        node
          ? Math.max(down(node.left, node.val), down(node.right, node.val), 0) * (node.val === above ? 1 : 0) +
            (node.val === above ? 1 : 0)
          : 0
      return root ? down(root, root.val) : 0
    },
  },
  {
    asks: 'the difference between the deepest and the nearest leaf, or between two subtrees',
    said: ['minus', 'compared|between', 'difference|balance|balanced|imbalance', 'deepest and|minus'],
    answer: (root) => (root ? maxDepth(root) - lookAlikes[0].answer(root) : 0),
  },
  {
    asks: 'the nodes on the deepest level',
    said: ['how many .. deepest|bottom|last|lowest', 'nodes|leaves on|at|of the deepest|last|bottom|lowest'],
    answer(root) {
      const count = (node, level) =>
        node ? (level === 1 ? 1 : count(node.left, level - 1) + count(node.right, level - 1)) : 0
      return count(root, maxDepth(root))
    },
  },
  {
    asks: 'the depth of complete levels',
    said: [
      'every|all|each leaf|node|nodes .. two|both',
      'level .. gap|gaps|missing|filled',
      'two child|children',
      'both child|children|side|subtree',
      'complete|completely|full|fully|perfect|filled|balanced',
    ],
    answer(root) {
      return root ? 1 + Math.min(lookAlikes[16].answer(root.left), lookAlikes[16].answer(root.right)) : 0
    },
  },
  {
    asks: 'nodes of some kind counted alone',
    said: ['take|takes no part'],
  },
  {
    asks: 'a way down on which values rise or fall',
    said: [
      'strictly larger|greater|smaller|higher|lower|bigger|increasing|decreasing|ascending',
      'as long as',
      'child|son|daughter|next .. larger|greater|smaller|higher|lower|bigger than',
    ],
  },
  {
    asks: 'a condition or an exception put in passing',
    said: ['no role|part ~of'],
  },
  {
    asks: 'the way down that never turns',
    said: [
      'same|one|single|fixed|constant direction|side|hand',
      'without|never|no|not turn|turning|turns|change|changing|bend|bending|swerve|swerving',
      'always|only|just left|right or|and always|only|just',
      'all left|right',
      'left|right or all',
      'either left|right only',
    ],
    answer: (root) => Math.max(lookAlikes[11].answer(root), lookAlikes[12].answer(root)),
  },
  {
    asks: 'a way down that some nodes bar',
    said: [
      'hole|holes|blocked|closed|broken|barred|locked|impassable|burnt|rotten node|nodes|room|rooms|door|doors|person|people|chamber|chambers',
      'cannot|not|never|no|nobody|may .. step|stepped|enter|entered|cross|crossed|trodden|traversed',
      'whose|with|of value|number|key is|are|was|a|an negative|positive|zero|0|even|odd|prime',
      'positive|negative|even|odd|zero|nonzero|prime node|nodes|value|values|number|numbers only|alone|count|counts',
      'is|are a|an hole|gap|wall|barrier|obstacle',
    ],
    answer: function depth(root) {
      return root && root.val > 0 ? 1 + Math.max(depth(root.left), depth(root.right)) : 0
    },
  },
  {
    asks: 'a way down on which values count',
    said: [
      'child|son|daughter|next|one|node .. larger|greater|smaller|higher|lower|bigger number|value|key|label|one',
      'larger|greater|smaller|higher|lower|bigger number|value|key|label .. than',
      'same|equal|different|identical|other value|number|key|label',
      'as|than|like its|their parent|predecessor|father|mother',
      'adds|add|counts|count nothing|zero|0|double|twice',
    ],
    answer: (root) => maxDepth(root),
  },
  {
    asks: 'a way down of few turns, or to a leaf of one kind',
    said: [
      'brother|sister|sibling|twin',
      'turn|turns|bend|bends|change|changes|switch|switches .. left|right|direction|once|twice',
      'single|one|only|two turn|bend|change|switch|swerve',
      'is|are|being|as a|an|the left|right child',
      'leaf|leaves .. left|right',
      'left|right leaf|leaves',
      'left|right child of its|their|the',
    ],
    answer: (root) => maxDepth(root),
  },
]
