const leaf = (node) => !node.left && !node.right

/** All nodes with the sums of the paths that go straight down from them; each way ends where `ends` says. */
function straight(node, ends = () => true, found = []) {
  if (!node) return { sums: [], found }
  const below = [straight(node.left, ends, found).sums, straight(node.right, ends, found).sums]
  const sums = [...(ends(node) ? [0] : []), ...below.flat()].map((sum) => sum + node.val)
  found.push({ node, sums, left: below[0], right: below[1] })
  return { sums, found }
}

const most = (sums) => Math.max(...sums)
const best = (root, rule) => most(straight(root).found.flatMap(rule))

function bounded(node, better, worst) {
  let answer = worst
  function gain(at) {
    if (!at) return 0
    const [left, right] = [gain(at.left), gain(at.right)]
    answer = better(answer, at.val + better(0, left) + better(0, right))
    return at.val + better(better(0, left), right)
  }
  gain(node)
  return answer
}

const lookAlikes = [
  {
    asks: 'a path that may take a node again',
    said: ['can|may|could appear|occur|visit|use|pass|contain|be .. twice|again|repeatedly|several'],
  },
  {
    asks: 'a path from the root to a leaf',
    said: [
      'root to|and|towards leaf|leaves|a|some|any|the|one',
      'root .. leaf|leaves',
      'leaf|leaves .. root',
      'start|starts|starting|begin|begins|beginning at|from|in|with the root',
      'start|begin .. root .. end|leaf',
    ],
    answer: (root) => most(straight(root, leaf).sums),
  },
  {
    asks: 'a path down from the root',
    said: [
      'start|starts|starting|begin|begins|beginning at|from|in|with|always the|its root',
      'from the root',
      'root down|downward|downwards',
      'must .. root',
      'contain|contains|include|includes|including .. root',
    ],
    answer: (root) => most(straight(root).sums),
  },
  {
    asks: 'a path through the root',
    said: [
      'over|across|via|past|along the|its|tree root|top|summit|crown|boss|chief',
      'by way of',
      'leads|lead|leading|runs|goes|crosses|crossing|visits|touches|touching|uses|meets .. root',
      'both side|sides|half|halves of the root',
      'root .. on|part|among|belongs|belong|member',
      'only|just .. through it|the|its root',
      'must|shall|should be|lie|stand .. on|along',
      'has|have|needs|need to be|lie|stand .. on|along',
      'only routes|paths|ways passing|going|through|via|that',
      'checked|controlled|power|supplied at|in|by|from the',
      'must .. root',
      'that|which pass|passes|goes|runs|leads through',
      'path|route|walk through the root',
      'passing|going|running through the root',
      'has|have to pass|go|include|contain|visit ~at|one|a|some|only|downward|downwards|along|from|up|down',
      'contain|contains|containing|includes|including .. root',
    ],
    answer: (root) => root.val + most([0, ...straight(root.left).sums]) + most([0, ...straight(root.right).sums]),
  },
  {
    asks: 'a path that only goes down',
    said: [
      'downward|downwards|down|descend|descends|descending',
      'parent|parents to|towards child|children',
      'parent .. child|children',
      'child|children only',
      'ancestor|descendant',
      'straight|vertical',
      'not|never .. turn|bend|go|goes up|upward',
      'one direction',
    ],
    answer: (root) => best(root, ({ sums }) => sums),
  },
  {
    asks: 'a path between two leaves',
    said: [
      'between|from two|any|a|one leaf|leaves',
      'two|2|different|distinct leaf|leaves',
      'leaf|leaves to|and .. leaf|leaves',
      'start|end|begin .. leaf|leaves',
      'end|ends|endpoints|both .. leaf|leaves',
    ],
    answer(root) {
      const turns = straight(root, leaf).found.filter(({ left, right }) => left.length > 0 && right.length > 0)
      return most(turns.map(({ node, left, right }) => node.val + most(left) + most(right)))
    },
  },
  {
    asks: 'the smallest path sum',
    said: ['minimum|smallest|least|lowest|minimal|min|cheapest'],
    answer: (root) => bounded(root, Math.min, Infinity),
  },
  {
    asks: 'a path that may be empty',
    said: [
      'may|can|could|might be empty',
      'empty path|walk|route|chain|one .. allowed|counts|0|zero',
      '0|zero if|when|where|for|should',
      'possibly empty',
      'allowed .. empty',
      'return 0|zero',
      'with|of|has|have|contain|contains|visit|visits|choose|take|choosing|taking no node',
      'no node at|or|.',
    ],
    answer: (root) => Math.max(0, maxPathSum(root)),
  },
  {
    asks: 'a path of at least two nodes',
    said: [
      'at least one|an edge|link|connection|step|hop|bond',
      'path|walk|route|chain|hike|it needs|must|has|have ~not .. edge|link|two|2',
      'alone|single|lone|lonely node|one|hut .. not|no|never|isnt',
      'not|no|never .. alone|single|lone',
      'at least two|2|three|3',
      'at least one edge',
      'two|2|three|3 or more',
      'more than one|1',
      'between two different|distinct',
      'two distinct|different node',
    ],
    answer: (root) =>
      leaf(root)
        ? root.val
        : best(root, ({ node, left, right }) =>
            left.length + right.length === 0
              ? []
              : [
                  node.val +
                    (left.length && right.length
                      ? Math.max(most(left), most(right), most(left) + most(right))
                      : most([...left, ...right])),
                ],
          ),
  },
  {
    asks: 'nodes of which no two are adjacent, or any nodes',
    said: [
      'not|no|never .. adjacent|neighbour|neighbor|connected|linked',
      'any|a set|subset|choice of',
      'nonadjacent|robber|rob',
    ],
    answer(root) {
      const pick = (node) => {
        if (!node) return [0, 0]
        const [a, b] = [pick(node.left), pick(node.right)]
        return [node.val + a[1] + b[1], Math.max(...a) + Math.max(...b)]
      }
      return Math.max(...pick(root))
    },
  },
  {
    asks: 'the largest sum of a subtree',
    said: ['subtree sum|total', 'sum|total .. subtree', 'subtree', 'branch|fork|forks|branching'],
    answer(root) {
      const sums = []
      const visit = (node) => {
        if (!node) return 0
        const sum = visit(node.left) + visit(node.right) + node.val
        sums.push(sum)
        return sum
      }
      visit(root)
      return most(sums)
    },
  },
  {
    asks: 'the largest sum of a level',
    said: ['each|any|every|a|of|same level|row|depth|generation|floor'],
    answer(root) {
      const sums = []
      const visit = (node, depth) => {
        if (!node) return
        sums[depth] = (sums[depth] ?? 0) + node.val
        visit(node.left, depth + 1)
        visit(node.right, depth + 1)
      }
      visit(root, 0)
      return most(sums)
    },
  },
  {
    asks: 'the length of the path',
    said: ['length of', 'longest', 'how many', 'return|give|count the number'],
    answer(root) {
      let longest = 0
      const height = (node) => {
        if (!node) return 0
        const [left, right] = [height(node.left), height(node.right)]
        longest = Math.max(longest, left + right)
        return 1 + Math.max(left, right)
      }
      return height(root) && longest
    },
  },
  {
    asks: 'the largest product, absolute sum or value',
    said: ['product|multiply|absolute|average|mean|alternating|difference|magnitude|xor'],
    answer: (root) => Math.max(maxPathSum(root), -bounded(root, Math.min, Infinity)),
  },
  {
    asks: 'a connected group of nodes',
    said: [
      'connected group|set|part|piece|subgraph|component|region|crew|team|cluster|portion|subset|nodes|collection',
      'subgraph|component|components|subset|cluster|clique',
      'hang|hangs|hanging|stick|sticks together',
      'group|team|crew of',
    ],
    answer(root) {
      let answer = -Infinity
      const gain = (node) => {
        if (!node) return 0
        const sum = node.val + Math.max(0, gain(node.left)) + Math.max(0, gain(node.right))
        answer = Math.max(answer, sum)
        return sum
      }
      gain(root)
      return answer
    },
  },
  {
    asks: 'a path of different values',
    said: [
      'no value|number|key|amount|price',
      'value|values|number|numbers are|is|all|be|being all|different|distinct|unique',
      'different|distinct|unique value|values|number|numbers|amounts',
      'equal|same value|values|number|numbers|amount',
      'no two .. equal|same|alike',
    ],
    answer: (root) => maxPathSum(root),
  },
  {
    asks: 'a path that cannot be made longer at its ends',
    said: [
      'only|just|always|must|has|have|to .. leaf|leaves',
      'leaf|leaves have|has|are|is|only|alone|offer',
      'begin|begins|start|starts|end|ends|ending .. leaf|leaves',
      'two|different leaf|leaves',
      'maximal|dead',
      'cannot|not .. longer|extended|lengthened|continued',
    ],
    answer(root) {
      const { sums, found } = straight(root, leaf)
      const turns = found.filter(({ left, right }) => left.length > 0 && right.length > 0)
      return most([
        ...turns.map(({ node, left, right }) => node.val + most(left) + most(right)),
        ...(root.left && root.right ? [] : sums),
      ])
    },
  },
]
