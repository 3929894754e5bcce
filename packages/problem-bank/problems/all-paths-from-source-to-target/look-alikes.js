/** All paths from `start` that end where `ends` says, going on as `graph` allows and to no node twice. */
function pathsFrom(graph, start, ends) {
  const found = []
  const walk = (path) => {
    if (ends(path.at(-1))) found.push(path)
    for (const next of graph[path.at(-1)]) if (!path.includes(next)) walk([...path, next])
  }
  walk([start])
  return found
}

const ofLength = (paths, pick) => {
  const length = pick(...paths.map((path) => path.length))
  return paths.filter((path) => path.length === length)
}

const lookAlikes = [
  {
    asks: 'the shortest paths only',
    said: ['shortest|fewest|minimum|least|quickest|smallest|minimal'],
    answer: (graph) => ofLength(allPathsSourceTarget(graph), Math.min),
  },
  {
    asks: 'the longest paths only',
    said: ['longest|most|maximum|largest|greatest|maximal'],
    answer: (graph) => ofLength(allPathsSourceTarget(graph), Math.max),
  },
  {
    asks: 'the paths backwards, or from the last node to the first',
    said: [
      'reverse|reversed|backward|backwards',
      'from .. n 1 to 0',
      'from .. last|target|sink|end to .. first|source|0|start',
      'last to first',
    ],
    answer: (graph) => allPathsSourceTarget(graph).map((path) => [...path].reverse()),
  },
  {
    asks: 'the paths to every end, or from every node',
    said: [
      'to|at any|every|all|each node|nodes|sink|sinks|leaf|leaves|end|terminal|other',
      'no|without outgoing|further edges|edge|successor',
      'sink|sinks|leaf|leaves|dead end|ends',
      'from|between any|every|all|each|two node|nodes|pair|source|sources|vertex',
      'all pairs',
      'terminal|terminals',
    ],
    answer: (graph) => pathsFrom(graph, 0, (node) => graph[node].length === 0),
  },
  {
    asks: 'edges for both directions',
    said: ['undirected|bidirectional|twoway', 'both|either direction|directions|ways|way', 'two way'],
    answer(graph) {
      const both = graph.map((next, node) => [
        ...new Set([...next, ...graph.flatMap((others, other) => (others.includes(node) ? [other] : []))]),
      ])
      return pathsFrom(both, 0, (node) => node === graph.length - 1)
    },
  },
  {
    asks: 'a graph that has cycles',
    said: [
      'cyclic|circle|circles',
      'may|can|could|might contain|have|has cycle|cycles',
      'with cycle|cycles',
      'no|not|never node .. twice|again|more',
      'simple path|paths',
    ],
    answer: (graph) => pathsFrom(graph, 0, (node) => node === graph.length - 1),
  },
  {
    asks: 'paths of so many edges',
    said: ['exactly|most|least|than one|two|three|four|k|2|3|4', 'of length|even|odd', 'even|odd', 'at most'],
    answer: (graph) => allPathsSourceTarget(graph).filter((path) => path.length <= 3),
  },
  {
    asks: 'paths that pass by every node, or by a certain one',
    said: [
      'every|each|all node|nodes|vertex|vertices|of .. visit|visited|visits|passes|once|touched|through',
      'visit|visits|visiting|pass|passes|passing|touch|cover|covers|through|via every|all|each|node|a|by',
      'hamiltonian',
      'through|via|avoid|avoids|avoiding|without node',
    ],
    answer: (graph) => allPathsSourceTarget(graph).filter((path) => path.length === graph.length),
  },
  {
    asks: 'the paths without their ends, or their edges',
    said: ['without .. source|target|first|last|ends|0', 'excluding|except|inner|intermediate', 'list of .. edges'],
    answer: (graph) => allPathsSourceTarget(graph).map((path) => path.slice(1, -1)),
  },
  {
    asks: 'the number of paths, or whether there is one',
    said: ['number|count of paths|ways|routes', 'how many', 'whether|modulo|mod', 'sum|cost|weight|weights|total'],
    answer: (graph) => [[allPathsSourceTarget(graph).length]],
  },
]
