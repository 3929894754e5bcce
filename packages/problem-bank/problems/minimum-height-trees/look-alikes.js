/** For each node how many edges away the others are. */
function distances(n, edges) {
  const all = Array.from({ length: n }, (_, node) => new Map([[node, 0]]))
  for (const reached of all)
    for (const [node, distance] of reached)
      for (const [one, other] of edges) {
        if (one === node && !reached.has(other)) reached.set(other, distance + 1)
        if (other === node && !reached.has(one)) reached.set(one, distance + 1)
      }
  return all.map((reached) => [...reached.values()])
}

const leastBy = (figures, pick = Math.min) =>
  figures.flatMap((figure, node) => (figure === pick(...figures) ? [node] : []))
const sumOf = (numbers) => numbers.reduce((sum, number) => sum + number, 0)
const heightsOf = (n, edges) => distances(n, edges).map((reached) => Math.max(...reached))
const degreesOf = (n, edges) =>
  Array.from({ length: n }, (_, node) => edges.flat().filter((end) => end === node).length)

const lookAlikes = [
  {
    asks: 'the roots of the greatest height',
    said: [
      'maximum|largest|greatest|maximal|highest|tallest|biggest height|possible|tree|trees',
      'as high|tall|large|deep as',
      'endpoints|ends of .. longest|diameter',
    ],
    answer: (n, edges) => leastBy(heightsOf(n, edges), Math.max),
  },
  {
    asks: 'the nodes with the least sum of distances',
    said: [
      'sum|total of|distance|distances',
      'sum .. distance|distances',
      'average|mean|median|centroid|centroids',
      'largest|biggest|size .. component|components|subtree|part',
      'balanced',
    ],
    answer: (n, edges) => leastBy(distances(n, edges).map(sumOf)),
  },
  {
    asks: 'the nodes of the most or the fewest neighbours',
    said: [
      'neighbours|neighbors|neighbour|neighbor|degree|degrees .. most|fewest|largest|smallest|exactly',
      'most|fewest|exactly|only neighbours|neighbors|edges|connections|one',
      'leaves|leaf .. are|return|list|all',
    ],
    answer: (n, edges) => leastBy(degreesOf(n, edges), Math.max),
  },
  {
    asks: 'the leaves',
    said: ['return|list|find|give .. leaves|leaf', 'one|single neighbour|neighbor'],
    answer: (n, edges) => leastBy(degreesOf(n, edges)),
  },
  {
    asks: 'the height itself, or how many roots there are',
    said: [
      'return|give|compute|find|what .. height|heights|diameter ~trees|tree',
      'how many',
      'number|count of .. roots|trees|such',
      'for each|every node|root|label .. height',
    ],
    answer: (n, edges) => [Math.min(...heightsOf(n, edges))],
  },
  {
    asks: 'one root alone, of two',
    said: [
      'smallest|smaller|lowest|least|largest|larger|greater label|number|index|one|node|root',
      'only|just one',
      'any|either one|of .. them',
      'tie|ties',
    ],
    answer: (n, edges) => [Math.min(...findMinHeightTrees(n, edges))],
  },
  {
    asks: 'nodes counted from one',
    said: ['1 to|through|and n', 'from|with|at 1|one', 'one|1 based|indexed', '1 .. n'],
    answer: (n, edges) =>
      findMinHeightTrees(
        n,
        edges.map((edge) => edge.map((node) => node - 1)),
      ).map((node) => node + 1),
  },
  {
    asks: 'a further condition or exception',
    said: [
      '~out|break|breaks|breaking|broke even ~if|when|though|where|better|so|the|a|an|in|by|after|for|then|agree|share|tempered|handed|keeled|ring|their|its|they|them',
    ],
  },
]
