/** The nodes of each component. */
function componentsOf(n, edges) {
  let groups = Array.from({ length: n }, (_, node) => [node])
  for (const [a, b] of edges) {
    const joined = groups.filter((group) => group.includes(a) || group.includes(b))
    groups = [...groups.filter((group) => !joined.includes(group)), joined.flat()]
  }
  return groups
}

const sizesOf = (n, edges) => componentsOf(n, edges).map(({ length }) => length)
const edgesIn = (nodes, edges) => edges.filter(([a]) => nodes.includes(a))

/** The nodes that can be reached from one by edges of one direction. */
function reachedFrom(start, edges) {
  const reached = [start]
  for (const node of reached)
    for (const [from, to] of edges) if (from === node && !reached.includes(to)) reached.push(to)
  return reached
}

const lookAlikes = [
  {
    asks: 'the size of the largest component',
    said: [
      'largest|biggest|greatest component|group|circle|network|region|cluster|island|one|connected|number|province',
      'most|maximum|largest|greatest node|vertex|vertices|people|member|city|cities|number|size',
      'maximum|maximal|max size|number|possible',
      'size|order of .. largest|biggest|component|group|circle',
      'largest|biggest .. component|group|circle|size',
    ],
    answer: (n, edges) => Math.max(...sizesOf(n, edges)),
  },
  {
    asks: 'the size of the smallest component',
    said: ['smallest|least|minimum .. component|group|circle|network|region|cluster', 'smallest|tiniest'],
    answer: (n, edges) => Math.min(...sizesOf(n, edges)),
  },
  {
    asks: 'the edges to add until everything is connected',
    said: [
      'added|adding|add|additional|more|extra|new|missing|further .. edge|cable|road|link|connection|bridge|line',
      'edge|cable|road|link|connection|bridge|line .. added|add|needed|required|missing|built|build|laid',
      'fewest|minimum|smallest|least .. edge|cable|road|link|connection|bridge|line|needed',
      'make|makes|become|get .. connected',
      'so that .. all|every|whole|everything|everyone .. connected|reach|reachable',
    ],
    answer: (n, edges) => countComponents(n, edges) - 1,
  },
  {
    asks: 'only components of several nodes',
    said: [
      'at least two|2|three|3|k|one edge|node',
      'more than one|1|a node|vertex|member|person|single',
      'two|2|three|3 or more',
      'isolated|lone|lonely|single|alone|without .. not|ignore|ignored|excluded|exclude|disregard|skip|skipped',
      'not|ignore|ignoring|exclude|excluding|disregard|disregarding|except .. isolated|lone|single|alone|without',
      'with an|one|at|some edge|least',
      'nontrivial',
      'no|without edge|edges|connection|link .. not|never|no',
      'not|never make|form|be|count as a|an|any group|component|cluster',
      'more|larger|bigger than one|a',
      'begin|begins|start|starts|take|takes|need|needs|require|requires with|at|from two|2|three',
      'consist|consists of several|two|at|more',
      'several',
      'on its|their|his|her own',
      'single|lone|alone|lonely|solitary|isolated',
      'without any|a|an|friends|links|edges|roads',
    ],
    answer: (n, edges) => sizesOf(n, edges).filter((size) => size > 1).length,
  },
  {
    asks: 'the nodes that have no edge',
    said: [
      'number|count|many .. isolated|lone|lonely|single node|vertex|vertices|people|city|cities|computer',
      'isolated|lonely node|vertex|vertices|people|city|computer .. number|count|many',
      'no|without neighbor|neighbour|edge|connection|any|friend .. number|count|many',
      'number|count|many .. no|without|zero|any neighbor|neighbour|edge|connection|friend',
    ],
    answer: (n, edges) => sizesOf(n, edges).filter((size) => size === 1).length,
  },
  {
    asks: 'edges of one direction',
    said: [
      'directed',
      'strongly|weakly',
      'one way|direction',
      'leads|lead|leading|goes|points|pointing|runs from|to',
      'from a|u|ai|x to b|v|bi|y',
      'mutually|follow|follows|follower|arrow|arc',
    ],
    answer(n, edges) {
      const reached = Array.from({ length: n }, (_, node) => reachedFrom(node, edges))
      return new Set(reached.map((ends, node) => Math.min(...ends.filter((end) => reached[end].includes(node))))).size
    },
  },
  {
    asks: 'only components without a cycle',
    said: ['no|without|free|contain|contains|have|has .. cycle|circuit', 'acyclic|tree|trees|forest', 'cycle free'],
    answer: (n, edges) =>
      componentsOf(n, edges).filter((nodes) => edgesIn(nodes, edges).length === nodes.length - 1).length,
  },
  {
    asks: 'only components with a cycle',
    said: ['with|contain|contains|containing|have|having|has|least .. cycle|circuit', 'cyclic|unicyclic'],
    answer: (n, edges) => componentsOf(n, edges).filter((nodes) => edgesIn(nodes, edges).length >= nodes.length).length,
  },
  {
    asks: 'only complete components',
    said: [
      'complete|clique|fully',
      'pair|two .. joined|connected|linked by an|a edge|direct',
      'every|each|all|any pair|two .. edge|directly',
      'knows everyone|every|all|each',
    ],
    answer: (n, edges) =>
      componentsOf(n, edges).filter((nodes) => edgesIn(nodes, edges).length === (nodes.length * (nodes.length - 1)) / 2)
        .length,
  },
  {
    asks: 'the pairs of nodes that cannot reach each other',
    said: [
      'number|count|many .. pair|pairs .. unreachable|reach|reachable|connected|different|same',
      'unreachable|disconnected pair',
      'pair of .. unreachable|cannot|not|different',
    ],
    answer(n, edges) {
      const sizes = sizesOf(n, edges)
      return sizes.flatMap((a, i) => sizes.slice(i + 1).map((b) => a * b)).reduce((sum, pairs) => sum + pairs, 0)
    },
  },
  {
    asks: 'the edges that close a cycle',
    said: [
      'redundant|superfluous|surplus|spare|unnecessary|needless',
      'removed|remove|delete|deleted|removing|cut|cutting|failing|breaking',
      'number|count|many .. cycle|circuit',
    ],
    answer: (n, edges) => edges.length - n + countComponents(n, edges),
  },
  {
    asks: 'the nodes that one node reaches',
    said: [
      'reached|reachable|visited|visit|reach .. from|starting node|vertex|0|computer|city',
      'component|group of|containing|with node|vertex|0',
      'not reachable|reached|infected',
      'infected|informed|virus|rumour|rumor|spread|spreads',
    ],
    answer: (n, edges) => componentsOf(n, edges).find((nodes) => nodes.includes(0)).length,
  },
  {
    asks: 'nodes numbered from one',
    said: [
      '1|one based|indexed',
      'from|numbered|labeled|labelled|named|numbers 1|one',
      'from 1|one',
      '1|one to|through|up n',
      '1 2 3|n',
    ],
    answer: (n, edges) =>
      componentsOf(
        n,
        edges.map(([a, b]) => [a - 1, b - 1]),
      ).length,
  },
  {
    asks: 'grid cells or complements',
    said: ['complement|not joined|connected|adjacent', 'bipartite|colour|color|colors|colours|even|odd'],
    answer: (n, edges) => sizesOf(n, edges).filter((size) => size % 2 === 0).length,
  },
]
