/** The nodes of each component. */
function componentsOf(n, edges) {
  let groups = Array.from({ length: n }, (_, node) => [node])
  for (const [a, b] of edges) {
    const joined = groups.filter((group) => group.includes(a) || group.includes(b))
    groups = [...groups.filter((group) => !joined.includes(group)), joined.flat()]
  }
  return groups
}

const componentCount = (n, edges) => componentsOf(n, edges).length
const degreesOf = (n, edges) =>
  Array.from({ length: n }, (_, node) => edges.filter((edge) => edge.includes(node)).length)
const isForest = (n, edges) => edges.length === n - componentCount(n, edges)
const parentsOf = (n, edges) => Array.from({ length: n }, (_, node) => edges.filter(([, to]) => to === node).length)

/** Whether nodes that no edge leads to can be taken away, one after another, until none is left. */
function isAcyclic(n, edges) {
  let left = Array.from({ length: n }, (_, node) => node)
  for (let round = 0; round < n; round++) {
    left = left.filter((node) => edges.some(([from, to]) => to === node && left.includes(from)))
  }
  return left.length === 0
}

const lookAlikes = [
  {
    asks: 'a directed graph without a cycle',
    said: ['directed|digraph|digraphs|dag', 'precede|precedes|preceding|prerequisite|prerequisites'],
    answer: isAcyclic,
  },
  {
    asks: 'a connected graph, cycles allowed',
    denied: [
      'tree|cycle|acyclic|circular|circle|circuit|loop|loopfree|round|roundtrip|redundant|twice|unique|uniquely|single|superfluous|spare|detour',
      'one|1 way|path|route|simple',
      'exactly|only|just|precisely one|1',
      'n 1|one|minus',
      'fewest|minimal|minimum|minimally',
    ],
    said: [
      'all|every|each .. connected .',
      'all|every|each .. connected and|or|else false|otherwise',
      'true|whether|if|is .. graph|it|network connected .',
      'a|any|some|no path|way|route from|between|to .. .',
      'is|whether|if there a|is way|path|route',
      'reach|reachable|reached from any|every|each other|another one|node|vertex|town|city|computer .',
      'travel|drive|get|go from any|every|each',
      'reach all|every|each .. .',
      'reach|reachable|reached from any|every|each|all other|others .',
      'cycle|cycles .. allowed|permitted|fine',
      'at least one path|way|route',
      'connected or|disconnected not|or',
    ],
    answer: (n, edges) => componentCount(n, edges) === 1,
  },
  {
    asks: 'a graph without cycles, connected or not',
    said: [
      'forest|forests',
      'one|several or more tree|trees',
      'need|needs|has|have not .. connected',
      'not|needs|need .. be connected',
      'it|graph is acyclic .',
      'graph acyclic .',
      'it|they|graph|network|edges|roads has|have|contains|contain no cycle .',
      'free of cycle .',
      'cycle free .',
      'collection|set|disjoint|several of tree|trees',
      'connected or not',
      'several component|part',
    ],
    answer: isForest,
  },
  {
    asks: 'a graph that has a cycle',
    said: [
      'true if|when|exactly|iff .. cycle|circuit|cyclic|not',
      'contains|contain|has|have|detect|exists|exist|there a|any|cycle|is|some|least',
      'detect|detects|detection',
      'exactly|only|single|precisely one|1|a cycle|circuit|single',
      'one|single|unique cycle|circuit',
      'unicyclic|pseudotree',
      'is|are not .. tree',
    ],
    answer: (n, edges) => !isForest(n, edges),
  },
  {
    asks: 'a connected graph with one cycle',
    said: [
      'exactly|only|just|precisely|single|unique|one .. cycle|circuit|loop',
      'unicyclic',
      'cycle|loop|ring graph|through',
    ],
    answer: (n, edges) => componentCount(n, edges) === 1 && edges.length === n,
  },
  {
    asks: 'a path',
    said: [
      'a|one|single|straight line',
      'chain|linear|straight|linked',
      'single|simple|one|hamiltonian path',
      'end to|of the other|line|chain|path|end',
      '~there is|are|form|forms|be|make a|one path',
      'degree',
    ],
    answer: (n, edges) => validTree(n, edges) && degreesOf(n, edges).every((degree) => degree <= 2),
  },
  {
    asks: 'a binary tree',
    said: [
      'binary|ternary',
      'at most two|2|three|3|k child|children|neighbor|neighbour|edge|connection',
      'more than two|2|three|3',
      'degree|degrees',
      'children|child',
    ],
    answer: (n, edges) => validTree(n, edges) && degreesOf(n, edges).every((degree) => degree <= 3),
  },
  {
    asks: 'a star',
    said: [
      'star|hub|center|centre|central|caterpillar',
      'all|every others|other .. joined|connected to one|it|the same',
    ],
    answer: (n, edges) => validTree(n, edges) && (n <= 2 || degreesOf(n, edges).includes(n - 1)),
  },
  {
    asks: 'edges of one direction',
    said: [
      'directed',
      'rooted|root|parent|parents|incoming|outgoing|ancestor|arborescence',
      'one way street|road|only|edge|cable|traffic|link',
      'one direction',
      'points|point|pointing|leads|lead|goes|runs from|to',
      'from a|u|ai|x to b|v|bi|y',
    ],
    answer: (n, edges) => validTree(n, edges) && parentsOf(n, edges).filter((parents) => parents === 0).length === 1,
  },
  {
    asks: 'a graph that becomes a tree by one change',
    said: [
      'remove|removing|removed|delete|deleting|deleted|drop|dropping|add|adding|added|change|changing|cut',
      'can|could|possible .. become|made|turned|turn|make|by',
      'after',
      'spanning tree|subtree exists|exist',
      'has|have|contain|contains|admits a spanning',
    ],
    answer: (n, edges) =>
      edges.length === 0
        ? n === 1
        : edges.some((_, i) =>
            validTree(
              n,
              edges.filter((_, j) => j !== i),
            ),
          ),
  },
  {
    asks: 'a bipartite graph',
    said: ['bipartite|colour|color|colors|colours|coloured|colored|two groups|sides|teams|parts|sets|odd|even'],
    answer(n, edges) {
      const sides = new Array(n).fill(0)
      for (let round = 0; round < n; round++)
        for (let node = 0; node < n; node++) {
          const known = edges.find(
            (edge) => edge.includes(node) && edge.some((end) => end !== node && sides[end] !== 0),
          )
          if (sides[node] === 0 && known) sides[node] = -sides[known[0] === node ? known[1] : known[0]]
          else if (sides[node] === 0 && componentsOf(n, edges).some((nodes) => nodes[0] === node)) sides[node] = 1
        }
      return edges.every(([a, b]) => sides[a] !== sides[b])
    },
  },
  {
    asks: 'the number of edges only, or a complete graph',
    said: [
      'complete|clique|fully|dense',
      'every|any|each|all pair|two .. edge|directly|adjacent',
      'fewer|more edge|edges than',
    ],
    answer: (n, edges) => edges.length === (n * (n - 1)) / 2,
  },
]
