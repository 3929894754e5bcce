/** The sizes of the provinces. */
function sizes(isConnected, joined = (a, b) => isConnected[a][b] === 1 || isConnected[b][a] === 1) {
  const seen = new Set()
  return isConnected.flatMap((_, city) => {
    if (seen.has(city)) return []
    const province = [city]
    seen.add(city)
    for (const from of province)
      for (const other of isConnected.keys())
        if (joined(from, other) && !seen.has(other)) {
          seen.add(other)
          province.push(other)
        }
    return [province.length]
  })
}

const degrees = (isConnected) =>
  isConnected.map((line, city) => line.filter((one, other) => one === 1 && other !== city).length)
const roads = (isConnected) => degrees(isConnected).reduce((a, b) => a + b, 0) / 2

const lookAlikes = [
  {
    asks: 'circles of friends and of their friends, but no further',
    said: [
      'in common',
      'mutual|shared friend|friends|acquaintance|acquaintances|neighbour|neighbours|contact|contacts|city|cities|link|links',
      'no|not|never further|farther|deeper|beyond ~city|cities|person|people|member|members|node|computer|house|village|town|one|friend',
      'not|never .. further|farther|beyond ~city|cities|person|people|member|members|node|computer|house|village|town|one|friend',
      'at most|within two|one|2|1',
      'two|one step|steps|hop|hops|link|links|removed|apart',
      'stops|stop|ends|end there|here',
      'only|just one|two|once|friends|direct',
    ],
    answer(isConnected) {
      const near = (city) => isConnected.flatMap((_, other) => (isConnected[city][other] === 1 ? [other] : []))
      return new Set(isConnected.map((_, city) => [...new Set(near(city).flatMap(near))].sort((a, b) => a - b).join()))
        .size
    },
  },

  {
    asks: 'the size of the largest province',
    said: ['largest|biggest|maximum|greatest|max|most', 'size of'],
    answer: (isConnected) => Math.max(0, ...sizes(isConnected)),
  },
  {
    asks: 'the size of the smallest province',
    said: ['smallest|minimum|fewest|least|minimal', 'size of'],
    answer: (isConnected) => Math.min(...sizes(isConnected)),
  },
  {
    asks: 'direct connections only',
    denied: [
      'of friend|relative|acquaintance|neighbour|neighbor|contact|their',
      'pass|passes|passed|spread|spreads',
      'indirect|indirectly|through|via|transitive|transitively|chain|chains|path|paths|reach|reachable|over|other|others|intermediate|closure',
      'connected component|components',
      'group|groups|together|circle',
    ],
    said: [
      'only direct|directly connected|connections|roads|friends',
      'direct|directly only',
      'indirect|indirectly .. not|ignored',
      'not|never in|of|belong|form|make|one|same .. cluster|group|province|circle|family|network',
      'not|never one|together|same ~other',
      'without indirect|indirectly',
    ],
    answer: (isConnected) => isConnected.length - roads(isConnected),
  },
  {
    asks: 'the number of roads',
    said: ['number|count|how of|the|many .. roads|road|connections|friendships|edges|pairs|links', 'pairs|pair'],
    answer: roads,
  },
  {
    asks: 'the cities that stand alone',
    said: [
      'isolated|alone|lonely|single|unconnected|lone',
      'no connection|road|friend|neighbour',
      'by itself|themselves',
    ],
    answer: (isConnected) => degrees(isConnected).filter((degree) => degree === 0).length,
  },
  {
    asks: 'provinces of two cities or more',
    said: [
      'city|town without road|roads|connection|connections|neighbour|neighbours',
      'no road|roads|group|province|connection',
      'makes|make|forms|form|is|counts|count no',
      'not|never count|counted|province|provinces|group|groups',
      'several|multiple|many city|cities|towns|members',
      'ignore|ignoring|skip|except|leave|omit',
      'hermit|hermits|loner|loners',
      'alone|lone|isolated|lonely|solitary|unconnected|unlinked|single|standalone',
      'connected|linked|joined|roads|road with|to nobody|none|nothing|no',
      'by|on|to itself|its|their own',
      'nobody|noone|neighbourless',
      'no connection|connections|road|roads|link|links|neighbour|neighbours',
      'at least two|2',
      'at least|most two|2|three|3|k',
      'two|2|three|3|k or more',
      'more than one|1|two|2|k',
      'single|isolated|lone|alone .. not|ignored|excluded',
      'larger|bigger|smaller than',
    ],
    answer: (isConnected) => sizes(isConnected).filter((size) => size > 1).length,
  },
  {
    asks: 'provinces in which every city is joined to every other',
    said: [
      '~the|largest complete',
      'clique is|are|means|where|if',
      '~many|the|of cliques|clique ~at|of',
      'directly connected|joined|linked to|with every|each|all',
      'linked|connected|joined|tied|wired to|with all the|of|other',
      'of|by its|their own',
      'know|knows each ~other',
      'know|knows every|all|everyone|everybody',
      'everyone|everybody|all|members .. know|knows each other',
      'every|any two|pair .. know|knows each other',
    ],
    answer(isConnected) {
      const seen = new Set()
      let complete = 0
      for (const city of isConnected.keys()) {
        if (seen.has(city)) continue
        const province = [city]
        seen.add(city)
        for (const from of province)
          for (const [other, one] of isConnected[from].entries())
            if (one === 1 && !seen.has(other)) {
              seen.add(other)
              province.push(other)
            }
        if (province.every((a) => province.every((b) => a === b || isConnected[a][b] === 1))) complete++
      }
      return complete
    },
  },
  {
    asks: 'roads that lead one way only',
    said: [
      'directed|oneway|strongly|reciprocal',
      'one way|direction',
      'from .. to .. not .. back|necessarily',
      'not|need necessarily|not|be symmetric',
      'asymmetric',
    ],
    answer(isConnected) {
      const reach = isConnected.map((line, city) => line.map((one, other) => one === 1 || city === other))
      for (const middle of reach.keys())
        for (const from of reach.keys())
          for (const to of reach.keys()) if (reach[from][middle] && reach[middle][to]) reach[from][to] = true
      return sizes(isConnected, (a, b) => reach[a][b] && reach[b][a]).length
    },
  },
  {
    asks: 'pairs of cities that cannot reach each other',
    said: ['unreachable|separated', 'pairs|pair', 'cannot|not .. reach|reached|connected .. pairs|each'],
    answer(isConnected) {
      const all = sizes(isConnected)
      return all.flatMap((a, i) => all.slice(i + 1).map((b) => a * b)).reduce((a, b) => a + b, 0)
    },
  },
  {
    asks: 'zeroes that connect',
    said: [
      '0 .. connected|friends|joined|road|linked',
      'complement|enemies|enemy|strangers|dislike|dislikes',
      '1 .. not|separate|no|without',
    ],
    answer: (isConnected) => sizes(isConnected, (a, b) => a !== b && isConnected[a][b] === 0).length,
  },
  {
    asks: 'circles, or roads that are too many',
    said: ['cycle|cycles|loop|loops|ring|rings', 'redundant|superfluous|unnecessary|removed|remove|closed'],
    answer: (isConnected) => roads(isConnected) - isConnected.length + sizes(isConnected).length,
  },
  {
    asks: 'the province of the first city, or of a given one',
    said: [
      'province|group|circle of city|person|student|town',
      'containing|contains .. first|0',
      'reach|reached|reachable from ~one|someone|somebody|any|anyone|each|every|another|it|them|either',
    ],
    answer: (isConnected) => sizes(isConnected)[0],
  },
  {
    asks: 'the provinces after a city or a road is added or taken away',
    said: [
      'removing|removed|remove|destroyed|destroying|closing|adding|build|building|built',
      'at most|one|exactly one|1|road',
      'articulation|critical|bridge|bridges',
    ],
    answer: (isConnected) => Math.max(1, sizes(isConnected).length - 1),
  },
  {
    asks: 'cities within so many steps',
    said: ['at most|up to|within two|2|k|one|1', 'steps|hops|distance|friend of'],
    answer: (isConnected) => Math.max(...degrees(isConnected)) + 1,
  },
  {
    asks: 'the most roads of one city',
    said: ['most|maximum|highest|largest|degree', 'popular'],
    answer: (isConnected) => Math.max(...degrees(isConnected)),
  },
  {
    asks: 'provinces of an even or odd size, or of a certain one',
    said: ['even|odd', 'exactly two|2|three|3|k|one'],
    answer: (isConnected) => sizes(isConnected).filter((size) => size % 2 === 0).length,
  },
  {
    asks: 'a city left out',
    said: [
      'city|town|person|node 0|1|n|zero|one .. abroad|not|never|excluded|ignored|out|closed|foreign|gone',
      'abroad|foreign|closed|destroyed|ignored|excluded',
      'first|last city|town',
      'except|without|besides|apart city|the|0',
    ],
    answer: (isConnected) => findCircleNum(isConnected.slice(1).map((row) => row.slice(1))),
  },
]
