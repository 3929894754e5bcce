const nodesOf = (node) => (node ? [node, ...nodesOf(node.left), ...nodesOf(node.right)] : [])
const levelsOf = (nodes) =>
  nodes.length === 0
    ? []
    : [nodes.map((node) => node.val), ...levelsOf(nodes.flatMap((node) => [node.left, node.right]).filter(Boolean))]
const sum = (values) => values.reduce((total, value) => total + value, 0)
const downFrom = (node) => (node ? node.val + Math.max(downFrom(node.left), downFrom(node.right)) : 0)

/** The best of all choices of nodes by a rule on them. */
function best(root, fits, worth = (chosen) => sum(chosen.map((node) => node.val)), better = Math.max) {
  const nodes = nodesOf(root)
  const choices = [[]]
  for (const node of nodes) choices.push(...choices.map((chosen) => [...chosen, node]))
  return choices
    .filter((chosen) => fits(chosen))
    .map(worth)
    .reduce((one, other) => better(one, other))
}

const linked = (one, other) => [one.left, one.right].includes(other) || [other.left, other.right].includes(one)
const apart = (chosen) => !chosen.some((one) => chosen.some((other) => linked(one, other)))

const lookAlikes = [
  {
    asks: 'every second level',
    said: [
      'whole|entire|complete|full|all level|levels|generation|floor|row',
      'level|generation|floor .. whole|entire|alternate',
      'every other|second level|row|layer|floor|generation|depth|node',
      'each second',
      'alternate|alternating',
      'even|odd numbered|level|depth',
    ],
    answer(root) {
      const levels = levelsOf([root]).map(sum)
      return Math.max(...[0, 1].map((rest) => sum(levels.filter((_, depth) => depth % 2 === rest))))
    },
  },
  {
    asks: 'whole levels, never two in a row',
    said: [
      'whole|entire|complete|full|all|same|adjacent|consecutive|two level|generation|floor|row',
      'level by level',
      'same depth',
    ],
    answer(root) {
      let [older, newer] = [0, 0]
      for (const level of levelsOf([root]).map(sum)) [older, newer] = [newer, Math.max(newer, older + level)]
      return newer
    },
  },
  {
    asks: 'siblings not together',
    said: [
      'sibling|siblings|brother|brothers|sister|sisters|twins',
      'same parent|father|mother',
      'both children|child',
      'children of the same|one',
    ],
    answer: (root) =>
      best(
        root,
        (chosen) =>
          apart(chosen) && !nodesOf(root).some(({ left, right }) => chosen.includes(left) && chosen.includes(right)),
      ),
  },
  {
    asks: 'siblings alone not together',
    said: [
      'sibling|siblings|brother|brothers|sister|sisters|twins',
      'same parent|father|mother',
      'both children|child',
    ],
    answer: (root) =>
      best(root, (chosen) => !nodesOf(root).some(({ left, right }) => chosen.includes(left) && chosen.includes(right))),
  },
  {
    asks: 'grandparents and grandchildren kept apart too',
    said: [
      'grandparent|grandchild|grandchildren|grandparents|grandfather|grandson',
      'distance|within two|2|three|3|at|least',
      'at least two|2|three|3',
      'two|2 edge|apart|away|between',
    ],
    answer: (root) =>
      best(
        root,
        (chosen) =>
          apart(chosen) &&
          !nodesOf(root).some((node) => {
            const near = [node, node.left, node.right, ...nodesOf(root).filter((one) => linked(one, node))]
            return new Set(near.filter((one) => chosen.includes(one))).size > 1
          }),
      ),
  },
  {
    asks: 'grandparents kept apart from their grandchildren as well',
    said: [
      'grandparent|grandchild|grandchildren|grandfather|grandson',
      'two|2|three|3 level|generation',
      'at least two|2|three|3',
      'two|2 edge|apart|away|between',
    ],
    answer: (root) =>
      best(root, (chosen) =>
        chosen.every((node) => {
          const children = [node.left, node.right].filter(Boolean)
          return [...children, ...children.flatMap(({ left, right }) => [left, right])].every(
            (one) => !one || !chosen.includes(one),
          )
        }),
      ),
  },
  {
    asks: 'all ancestors and descendants kept apart',
    said: [
      'ancestor|ancestors|descendant|descendants',
      'on|along the same|one path|branch',
      'anywhere|somewhere above|below',
    ],
    answer(root) {
      const most = (node) => (node ? Math.max(node.val, most(node.left) + most(node.right)) : 0)
      return most(root)
    },
  },
  {
    asks: 'a path from the root downwards',
    said: ['path|paths|route|way', 'root to leaf', 'downward|downwards'],
    answer: downFrom,
  },
  {
    asks: 'a path between any nodes',
    said: ['path|paths|route|way', 'connected|contiguous subtree|set|group|region|part|node|nodes', 'chain'],
    answer: (root) =>
      Math.max(0, ...nodesOf(root).map((node) => node.val + downFrom(node.left) + downFrom(node.right))),
  },
  {
    asks: 'the houses in a row, level by level',
    said: ['array|list', 'level by level', 'on|in the same level|row', 'beside each|one', 'left to right'],
    answer(root) {
      let [older, newer] = [0, 0]
      for (const money of levelsOf([root]).flat()) [older, newer] = [newer, Math.max(newer, older + money)]
      return newer
    },
  },
  {
    asks: 'the leaves alone, or none of them',
    said: ['leaf|leaves'],
    answer: (root) =>
      sum(
        nodesOf(root)
          .filter((node) => !node.left && !node.right)
          .map((node) => node.val),
      ),
  },
  {
    asks: 'the root always robbed',
    said: ['root .. must|always', 'must|always .. root', 'except|without|excluding|never .. root'],
    answer: (root) =>
      best(
        root,
        (chosen) => (apart(chosen) && chosen[0] === root) || chosen.length === 0,
        undefined,
        (a, b) => Math.max(a, b),
      ),
  },
  {
    asks: 'at most so many houses',
    said: [
      'at most|only|exactly|up k|1|2|3|4|one|two|three|four|to house|houses|node|nodes|k|two|three',
      'no more than k|2|3|4|two|three|four',
      'limit|limited',
    ],
    answer: (root) => best(root, (chosen) => apart(chosen) && chosen.length <= 2),
  },
  {
    asks: 'the number of houses',
    said: [
      'how many house|houses|node|nodes|room|rooms|way|ways|set',
      'number|count of house|room|way|set|robbed|chosen|selected',
      'maximum|largest|greatest number of',
      'as many house|node',
      'count the',
    ],
    answer: (root) => best(root, apart, (chosen) => chosen.length),
  },
  {
    asks: 'a choice that leaves no house without a neighbour (the smallest amount)',
    said: [
      'minimum|smallest|minimal|lowest|fewest',
      'least amount|money|sum|total|possible',
      'minimise|minimize',
      'cover|covers|covered|dominating|watch|guard|guards|camera',
    ],
    answer: (root) =>
      best(
        root,
        (chosen) =>
          nodesOf(root).every((one) =>
            nodesOf(root).every((two) => !linked(one, two) || chosen.includes(one) || chosen.includes(two)),
          ),
        undefined,
        Math.min,
      ),
  },
  {
    asks: 'two linked houses once',
    said: [
      'one|1|single exception',
      'at most once',
      'exception|except|disable|disabled|disarm|switch off',
      'only|just once',
    ],
    answer: (root) =>
      best(
        root,
        (chosen) => chosen.filter((one) => chosen.some((other) => [other.left, other.right].includes(one))).length <= 1,
      ),
  },
  {
    asks: 'the product, or even amounts only',
    said: [
      'product|multiply|multiplied|average|mean|xor',
      'modulo|mod',
      'odd|even amount|number|value|money',
      'difference',
    ],
    answer: (root) =>
      best(
        root,
        (chosen) => apart(chosen) && chosen.length > 0,
        (chosen) => chosen.reduce((product, node) => product * node.val, 1),
      ),
  },
]
