/** The nodes that can be reached from one. */
function reachedIn(graph, start) {
  const reached = [start]
  for (const node of reached) for (const next of graph[node]) if (!reached.includes(next)) reached.push(next)
  return reached
}

const isConnectedGraph = (graph) => reachedIn(graph, 0).length === graph.length
const edgeCount = (graph) => graph.reduce((ends, next) => ends + next.length, 0) / 2
const parts = (graph) => new Set(graph.map((_, node) => Math.min(...reachedIn(graph, node)))).size
const withoutCycle = (graph) => edgeCount(graph) === graph.length - parts(graph)

/** Every way to give each node one of two sides. */
const splits = (graph) =>
  Array.from({ length: 2 ** graph.length }, (_, code) => graph.map((_, node) => (code >> node) & 1))
const proper = (graph, side) => graph.every((next, node) => next.every((other) => side[other] !== side[node]))

function colorable(graph, colors, chosen = []) {
  if (chosen.length === graph.length) return true
  return Array.from({ length: colors }, (_, color) => color).some(
    (color) =>
      graph[chosen.length].every((other) => chosen[other] !== color) && colorable(graph, colors, [...chosen, color]),
  )
}

const lookAlikes = [
  {
    asks: 'friends in one group, and no group empty',
    said: [
      'friend|friends|those .. always|must same|be|together|stay',
      'friends .. together|stay',
      'neither|both|no .. empty|nonempty',
      'nonempty',
      'always .. same|together',
      'at least one|1 node|person|member|player|in',
    ],
    answer: (graph) => parts(graph) > 1,
  },
  {
    asks: 'three colours or groups',
    said: [
      'three|3|third',
      'tripartite|multipartite',
      'four|4|k color|colour|colors|colours|group|team|table|frequency|frequencies|part',
      'at most k',
    ],
    answer: (graph) => colorable(graph, 3),
  },
  {
    asks: 'a graph without cycles',
    said: [
      'acyclic|forest|tree|trees|cyclic',
      'no|without|any|contain|contains|has|have|free .. cycle|cycles|circuit',
      'no|without|any|contain|contains|has|have|free .. loop ~nor|or|and',
      'cycle free',
      'is|are|forms|form a tree|forest',
    ],
    answer: withoutCycle,
  },
  {
    asks: 'groups of equal size',
    said: [
      'equal|equally|same size|sized|number|large|many|cardinality',
      'equal|same number|size|count',
      'size|sizes .. equal|same|differ|differs|at',
      'balanced|evenly|fair|half|halves|fairly|even',
      'as many',
      'exactly n|half',
      'differ|differs .. by|at most',
    ],
    answer: (graph) =>
      splits(graph).some((side) => proper(graph, side) && 2 * side.filter((s) => s === 1).length === graph.length),
  },
  {
    asks: 'a graph that is not bipartite',
    said: [
      'odd cycle|length|circuit',
      'cycle|circuit .. odd',
      'true if|when|iff|exactly .. not|cannot|impossible|no',
      'not|non bipartite',
      'nonbipartite',
      'false if|when .. is bipartite',
      'is impossible',
    ],
    answer: (graph) => !isBipartite(graph),
  },
  {
    asks: 'a connected graph',
    said: [
      'both connected',
      'is|be|are connected and|as|too',
      'connected and|as|bipartite|too',
      'bipartite and|as .. connected',
      'must|should|has|also .. connected',
      'reach|reachable|reached .. every|each|all|any',
    ],
    answer: (graph) => isConnectedGraph(graph) && isBipartite(graph),
  },
  {
    asks: 'a connected graph, bipartite or not',
    said: ['is|are|be connected', 'every|each|all|any .. reach|reachable|reached', 'disconnected .. false'],
    answer: isConnectedGraph,
  },
  {
    asks: 'a complete bipartite graph',
    said: [
      'complete|completely',
      'exactly when|if .. different|other',
      'adjacent|joined|connected .. exactly|iff|only if|when',
      'every|each|all .. with|to|adjacent every|each|all .. other|second',
      'adjacent|joined|connected to|with every|each|all',
    ],
    answer: (graph) =>
      splits(graph).some((side) =>
        graph.every((next, node) => graph.every((_, other) => next.includes(other) === (side[other] !== side[node]))),
      ),
  },
  {
    asks: 'a graph of which an edge or a node may be taken away',
    said: [
      'remove|removing|removed|removal|delete|deleting|deleted|ignore|ignoring|drop|dropping|skip',
      'except|exception|one|single edge|conflict|node|guest|pair',
      'at most one|1|k',
      'add|adding|added .. edge|edges',
    ],
    answer: (graph) =>
      isBipartite(graph) ||
      graph.some((next, a) =>
        next.some((b) =>
          isBipartite(
            graph.map((ends, node) => ends.filter((end) => !((node === a && end === b) || (node === b && end === a)))),
          ),
        ),
      ),
  },
  {
    asks: 'a cycle through everything, or even degrees',
    said: ['eulerian|euler|hamiltonian|degree|degrees', 'even|odd number', 'regular|walk|tour|each edge once'],
    answer: (graph) => graph.every((next) => next.length % 2 === 0),
  },
  {
    asks: 'friends in one group, or neighbours alike',
    said: [
      'same color|colour|group|team|table|side .. must|as',
      'friend|friends|like|likes .. together|same',
      'must .. same color|colour|group|team|table|side',
      'exactly one neighbor|neighbour|foe|of',
      'at most one|1|k neighbor|neighbour|foe|rival|enemy|of',
    ],
    answer: (graph) =>
      splits(graph).some((side) => graph.every((next, i) => next.filter((j) => side[i] === side[j]).length <= 1)),
  },
  {
    asks: 'edges of one direction',
    said: [
      'directed',
      'one way|direction',
      'need|is|not|necessarily .. mutual|symmetric|returned',
      'topological|prerequisite|dag',
    ],
    answer: (graph) => graph.every((next, node) => next.every((other) => other > node)),
  },
  {
    asks: 'a matrix, or edges as pairs',
    said: ['matrix', 'list of edge|edges|pairs', 'pair|pairs .. edge|foe|rival', 'graph i j 1|is|equals'],
    answer: (graph) => isBipartite(graph.map((row) => row.flatMap((joined, other) => (joined === 1 ? [other] : [])))),
  },
]
