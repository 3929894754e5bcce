/** Whether the edges other than the one at `left` join all nodes. */
function joinsAll(edges, left) {
  const group = new Map(edges.flat().map((node) => [node, node]))
  const groupOf = (node) => (group.get(node) === node ? node : groupOf(group.get(node)))
  for (const [place, [a, b]] of edges.entries()) if (place !== left) group.set(groupOf(a), groupOf(b))
  return new Set([...group.keys()].map(groupOf)).size === 1
}

/** The edges that can be removed so that all nodes stay joined, in the order of the input. */
const removable = (edges) => edges.filter((_, place) => joinsAll(edges, place))

/** The last of the edges with the largest value. */
const lastLargest = (edges, rankOf) =>
  edges.reduce((best, edge) => (best === undefined || rankOf(edge) >= rankOf(best) ? edge : best), undefined)

const sumOfEdge = ([a, b]) => a + b

/** Whether the edges, read as from parent to child, make a tree with one root. */
function isRooted(edges, nodes) {
  const parents = new Map(edges.map(([parent, child]) => [child, parent]))
  if (parents.size !== edges.length) return false
  return nodes.every((node) => {
    let [at, steps] = [node, 0]
    while (parents.has(at) && steps++ <= nodes.length) at = parents.get(at)
    return !parents.has(at)
  })
}

const lookAlikes = [
  {
    asks: 'directed edges of a rooted tree',
    said: [
      'directed',
      '~both|either|any direction|directions',
      'not .. both|either direction|directions',
      'arrow|arrows',
      'rooted|root',
      'parent|parents|child|children|ancestor|predecessor',
      'oneway',
      '~just|only|exactly|precisely|is|be one way',
      'from ~0|1|zero|one .. to .. edge|only',
      'digraph|arborescence|incoming|outgoing|indegree',
    ],
    answer(edges) {
      const nodes = [...new Set(edges.flat())]
      return edges.findLast((_, place) => isRooted(edges.toSpliced(place, 1), nodes)) ?? []
    },
  },
  {
    asks: 'the first of the edges that can be removed',
    said: [
      'first|earliest .. list|input|edges|edge|array|order|given|order|one',
      'come|comes|occur|occurs|occurring|appear|appears|stands|listed|given|coming|appearing|return|name|choose first|earliest|foremost',
      'earliest|soonest',
      'first one|edge|such|of|candidate|cable|bridge',
      'smallest|lowest|least|minimal index|position|place',
      'lowest index',
      'the first',
    ],
    answer: (edges) => removable(edges)[0] ?? [],
  },
  {
    asks: 'the heaviest edge, by its sum or a weight',
    said: [
      'weight|weights|weighted|weighing|heaviest|heavier|cost|costs|costly|expensive|length|longest|price',
      'largest|greatest|highest|maximum|biggest|maximal|most',
      'sum|product|difference',
    ],
    answer: (edges) => lastLargest(removable(edges), sumOfEdge) ?? [],
  },
  {
    asks: 'the lightest edge, by its sum or a weight',
    said: [
      'weight|weights|weighted|weighing|lightest|lighter|cost|costs|cheapest|length|shortest|price',
      'smallest|least|lowest|minimum|minimal',
      'sum|product|difference',
    ],
    answer: (edges) => lastLargest(removable(edges), (edge) => -sumOfEdge(edge)) ?? [],
  },
  {
    asks: 'the edge with the largest difference or product',
    said: [
      'difference|distance|product|longest|far|farthest|furthest',
      'length of|is|as|means|between|times',
      'its|their|whose|a|by|and|total length',
      'of length ~n',
      'weight|weights',
    ],
    answer: (edges) => lastLargest(removable(edges), ([a, b]) => Math.abs(a - b)) ?? [],
  },
  {
    asks: 'the lexicographically largest edge',
    said: [
      'lexicographic|lexicographical|lexicographically|alphabetically',
      'largest|greatest|highest|maximum|biggest',
      'by .. label|number|endpoint|node',
    ],
    answer: (edges) => lastLargest(removable(edges), ([a, b]) => a * 10000 + b) ?? [],
  },
  {
    asks: 'the lexicographically smallest edge',
    said: [
      'lexicographic|lexicographical|lexicographically|alphabetically',
      'smallest|least|lowest|minimum',
      'by .. label|number|endpoint|node',
    ],
    answer: (edges) => lastLargest(removable(edges), ([a, b]) => -(a * 10000 + b)) ?? [],
  },
  {
    asks: 'the last of several additional edges',
    said: [
      'two|2|several|multiple|many|some|k|three|3|few extra|additional|redundant|superfluous|further|more|surplus|unnecessary',
      'one|1 or more .. edge|extra|additional|redundant|cable|bridge|added',
      'two|2|several|multiple|k|three|3 edge|cable|bridge|road .. added|built|too',
      'at least one edge|extra|additional|redundant|cycle',
      'several|more|two|multiple cycle',

      'forest',
    ],
    answer(edges) {
      const tree = []
      let last = []
      for (const edge of edges) {
        if (findRedundantConnection([...tree, edge]).length > 0) last = edge
        else tree.push(edge)
      }
      return last
    },
  },
  {
    asks: 'the last edge but one of the cycle',
    said: ['last but', 'second last|to', 'penultimate|middle|median', 'next to last'],
    answer: (edges) => removable(edges).at(-2) ?? [],
  },
  {
    asks: 'the last edge that closes a cycle, the list being read from its end',
    said: ['reverse|reversed|backward|backwards', 'from .. end|back|last .. first|beginning|start|front', 'last to'],
    answer: (edges) => removable(edges)[0] ?? [],
  },
  {
    asks: 'an edge whose removal parts the graph',
    said: [
      'critical|disconnect|disconnects|disconnected|separate|separates|isolate|isolates|cut',
      'falls apart',
      'not .. removed|redundant|cycle',
      'no .. cycle',
      'leaf|leaves',
    ],
    answer: (edges) => edges.findLast((_, place) => !joinsAll(edges, place)) ?? [],
  },
  {
    asks: 'an edge chosen by the nodes it joins, or by what is left',
    said: [
      'few|many|fewest|most edge|edges|cable|cables|connection|connections|link|links ~.',
      'degree|degrees|busiest|neighbours|neighbors',
      'diameter|height|depth|balanced|radius',
      'path|distance|distances|route|routes .. shortest|short|small|remain|smallest|least',
      'bipartite|planar',
    ],
    answer(edges) {
      const degree = (node) => edges.flat().filter((other) => other === node).length
      return lastLargest(removable(edges), ([a, b]) => degree(a) + degree(b)) ?? []
    },
  },
  {
    asks: 'the ends of the edge in another order',
    said: [
      'larger|greater|bigger|higher node|endpoint|number|label|end|vertex .. first',
      'reversed|swapped',
      'descending|decreasing',
      'zero|0 based|indexed',
    ],
    answer: (edges) => findRedundantConnection(edges).toSorted((a, b) => b - a),
  },
  {
    asks: 'edges that must stay',
    said: [
      'none|no .. may|can|must .. removed|taken|cut|deleted',
      'must|may|can not be removed|taken|cut|deleted|touched',
      'server|essential|fixed|permanent|protected',
    ],
  },
]
