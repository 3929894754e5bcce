const ascending = (numbers) => [...numbers].sort((a, b) => a - b)
const total = (numbers) => numbers.reduce((sum, number) => sum + number, 0)

/** How many of the least greedy children the cookies serve when a child may get several. */
function servedBySeveral(g, s) {
  const greed = ascending(g)
  const best = [{ served: 0, got: 0 }]
  for (let set = 1; set < 1 << s.length; set++) {
    best[set] = { served: 0, got: 0 }
    for (let j = 0; j < s.length; j++) {
      if (!(set & (1 << j))) continue
      let { served, got } = best[set ^ (1 << j)]
      got += s[j]
      if (greed[served] <= got) [served, got] = [served + 1, 0]
      const old = best[set]
      if (served > old.served || (served === old.served && got > old.got)) best[set] = { served, got }
    }
  }
  return best.at(-1).served
}

/** How many of the least greedy children can be served when a cookie may be cut. */
function servedByCutting(g, s) {
  const greed = ascending(g)
  const left = [...s]
  let most = 0
  const serve = (child) => {
    most = Math.max(most, child)
    if (child === greed.length) return true
    for (let j = 0; j < left.length; j++) {
      if (left[j] < greed[child]) continue
      left[j] -= greed[child]
      const done = serve(child + 1)
      left[j] += greed[child]
      if (done) return true
    }
    return false
  }
  serve(0)
  return most
}

/** The most pairs of a child and a cookie that a rule allows. */
function matched(g, s, fits) {
  const owner = new Array(s.length).fill(-1)
  const place = (child, tried) => {
    for (let j = 0; j < s.length; j++) {
      if (tried.has(j) || !fits(g[child], s[j], child, j)) continue
      tried.add(j)
      if (owner[j] < 0 || place(owner[j], tried)) {
        owner[j] = child
        return true
      }
    }
    return false
  }
  return g.filter((_, child) => place(child, new Set())).length
}

/** The cookies that satisfy the most children, each the smallest that does. */
function given(g, s) {
  const greed = ascending(g)
  const cookies = []
  for (const cookie of ascending(s)) if (greed[cookies.length] <= cookie) cookies.push(cookie)
  return cookies
}

const lookAlikes = [
  {
    asks: 'the number of cookies left',
    said: [
      'leftover|unused|uneaten|unassigned|undistributed|wasted|ungiven|unclaimed',
      'left over',
      'cookie|biscuit|piece|portion|cake|supply|treat .. left|remain|remains|remaining',
      'many|number|count .. left|remain|remains|remaining',
      'remaining cookie|biscuit|piece|portion|treat',
      'cookie|biscuit|piece|portion|treat .. nobody|no .. get|gets|eats|wants|takes ~more|two',
    ],
    answer: (g, s) => s.length - findContentChildren(g, s),
  },
  {
    asks: 'the children who are not content, or the cookies still missing',
    said: [
      'unhappy|discontent|discontented|dissatisfied|unsatisfied|hungry|unserved|disappointed|sad|upset|cry|crying',
      'remain|remains|stay|stays|are|be not|un content|satisfied|happy|served',
      'number|many|count .. not|cannot|without .. content|satisfied|happy|served|cookie',
      'go|goes|left|leave|end without|empty',
      'empty handed',
      'cannot be satisfied|content|served|made',
      'fewest|minimum|smallest|least .. more|additional|extra|further|new cookie|biscuit|piece',
      'more|additional|extra|further cookie|biscuit|piece .. needed|bought|baked|required|necessary|must',
      'buy|bake|add .. more|additional|extra',
      'still missing',
    ],
    answer: (g, s) => g.length - findContentChildren(g, s),
  },
  {
    asks: 'several cookies for a child',
    said: [
      'one|single or more|several|two',
      'up to two|2|three',
      'several',
      'one or more',
      'or|and .. two|several',
      'two cookie|cookies|smaller|small',
      'several|multiple|two|three cookie|biscuit|piece|portion .. child|kid|guest|person',
      'child|kid|guest|person|everybody .. several|multiple|many|two|three cookie|biscuit|piece|portion',
      'any number of',
      'a|each|every child|kid|guest|person may|can|could get|receive|have|eat|take|be .. more than one|1',
      'add up|adds',
      'sum|total|combined|together|jointly|altogether .. at least|enough|reach|reaches|meets|greed|demand',
      'most|to|exactly two|2|three|3|k cookie|biscuit|piece|portion',
      'sum of|total size|sizes',
      'combine|combined|combining|combination|accumulate|pooled',
    ],
    answer: servedBySeveral,
  },
  {
    asks: 'cookies that may be cut or shared',
    said: [
      'may|can be broken|cut|split|divided|shared|halved',
      'may|can|could|free|to break|cut|split|divide|share|halve',
      'is|are broken|cut|split|divided|shared|halved',
      'cutting|splitting|breaking|sharing|dividing is|allowed|permitted',
      'halves',
      'rest|remainder|remaining|what .. of .. cookie|biscuit|piece .. another|other|next',
      'cookie|biscuit|piece .. several|multiple|two|more|many child|children|kid|guest',
    ],
    answer: servedByCutting,
  },
  {
    asks: 'a cookie for two children',
    said: [
      'may|can be used|given|assigned|eaten .. twice|two|2|up',
      'used up to|twice',
      'can|may be reused',
      'unlimited|reusable',
      'may|can|enough serve|satisfy|feed|go|for .. two|2|up|several|both',
      'serves|satisfies|feeds two|2|up|both',
      'may|can be shared|split|halved',
      'may|can share',
    ],
    answer: (g, s) => findContentChildren(g, [...s, ...s]),
  },
  {
    asks: 'exactly the size',
    said: [
      'exactly|precisely|just the|its|his|her|their|as|equal|equals|match|matches|what|that|right',
      'exactly|precisely|strictly equal|equals|equal|match|matches|fit|fits|greed|size|g|demand',
      'must|only|be|is|are exactly|precisely the|its|his|her|their|g|as|equal|that|what|right',
      'is|are|be|must|if|when|that|whose equal to the|its|his|her|their|g|greed|that|what',
      'size|cookie|s|g equals|match',
      'must|only|has|to equal|match',
      'same|identical .. greed|demand|appetite',
      'matches|match .. greed|demand|appetite|size',
      'equal|match|fit exactly|perfectly|precisely',
      'size|greed|demand .. identical|same',
      'perfect|perfectly',
      'neither larger|smaller|more|less',
      'exact',
    ],
    answer: (g, s) => matched(g, s, (greed, cookie) => greed === cookie),
  },
  {
    asks: 'a size strictly above the greed',
    said: [
      'outdo|outdoes|exceed|exceeds|surpass|surpasses|beat|beats|top|tops|outweigh|outweighs',
      'strictly|truly|really',
      'larger|greater|bigger|more|higher than the|its|his|her|their|greed|that|what|g|demand|child',
      'must|only|if|that|size|whose|has|to exceed|exceeding|surpass',
      'is|be|are|size|lies|strictly above|beyond|over',
      'equal|exact|same .. not|never enough|sufficient|suffice|content',
      'equal .. insufficient|unhappy',
    ],
    answer: (g, s) =>
      findContentChildren(
        g.map((greed) => greed + 1),
        s,
      ),
  },
  {
    asks: 'a size of at most the greed',
    said: [
      'at most the|its|his|her|their|as|that|g|greed|what',
      'size|cookie|piece|portion|s .. not|never|no larger|bigger|greater|higher|exceed|above|over',
      'not too',

      'without exceeding',
      'size|cookie|piece|portion .. smaller|less|lower than|or',
      'too large|big|much|heavy',
      'maximum|largest|biggest|greatest size|cookie|piece|portion .. child|children|can|eat|accept|tolerate|want|hold',
      'limit|tolerance|diet|capacity|appetite|allowance|ceiling',
      'within .. limit|diet|allowance',
    ],
    answer: (g, s) => findContentChildren(s, g),
  },
  {
    asks: 'a size of at least the greed and not far above',
    said: [
      'differ|differs|difference|tolerance|margin|deviate|deviates|distance|apart',
      'most|than|within one|1|two|2|twice|double larger|bigger|more|greater|than|above|its|the|of',
      'between .. greed .. and|twice',
      'twice|double .. greed|demand|size',
      'no more|larger|bigger than twice|double',
      'plus one|1|two|2',
    ],
    answer: (g, s) => matched(g, s, (greed, cookie) => Math.abs(cookie - greed) <= 1),
  },
  {
    asks: 'twice the greed',
    said: ['twice|double|half|two the|its|his|her|their|as|of', 'doubled|halved', 'two|2|three|3 times'],
    answer: (g, s) =>
      findContentChildren(
        g.map((greed) => 2 * greed),
        s,
      ),
  },
  {
    asks: 'cookies handed out in order',
    said: [
      'in line|queue|turn|sequence|this|that|their|arrival|index',
      'in|the given|original|same|fixed|arrival order',
      'given|original|fixed|same order',
      'one after another|the',
      'first come',
      'queue|line|lined|queued|reordered|rearranged|rearrange|reorder|conveyor|belt|stack',
      'order .. kept|keep|preserved|fixed|arrive|appear',
      'earlier|later|next child|cookie',
    ],
    answer(g, s) {
      let content = 0
      for (const cookie of s) if (g[content] <= cookie) content++
      return content
    },
  },
  {
    asks: 'each child to be given the cookie of the same place',
    said: [
      'child|guest|kid|person i .. cookie|piece|portion i',
      'i th cookie|biscuit|piece .. i th',
      'corresponding|same position|place|index',
      'same|its|corresponding position|place|index',
    ],
    answer: (g, s) => g.filter((greed, i) => greed <= s[i]).length,
  },
  {
    asks: 'a total of sizes, greed or waste',
    said: [
      'total|overall size|greed|waste|weight|cost|amount|surplus',
      'sum of',
      'waste|wasted|surplus|excess|minimise|minimize|cost|price|pay',
      'largest|smallest|minimum|maximum|greatest total size|greed|weight|demand|amount',
      'largest|smallest|minimum|maximum|greatest sum',
    ],
    answer: (g, s) => total(given(g, s)),
  },
  {
    asks: 'the total greed of the children, or the waste',
    said: [
      'total|sum|combined greed|demand|appetite|need|satisfaction|happiness|of',
      'waste|wasted|surplus|excess|difference|minimise|minimize',
    ],
    answer(g, s) {
      const cookies = given(g, s)
      return total(cookies) - total(ascending(g).slice(0, cookies.length))
    },
  },
  {
    asks: 'the largest total greed',
    said: [
      'largest|maximum|greatest|highest|most total greed|demand|satisfaction|happiness',
      'largest|maximum|greatest|highest sum',
      'total|sum|combined greed|demand|appetite|satisfaction|happiness|of',
    ],
    answer(g, s) {
      const cookies = ascending(s)
      let served = 0
      for (const greed of ascending(g).reverse()) if (cookies.at(-1) >= greed && cookies.pop()) served += greed
      return served
    },
  },
  {
    asks: 'the fewest children',
    said: [
      'fewest child|children|kid|guest|people|content',
      'minimum|smallest|least|lowest|minimal|fewest number|count|possible',
      'worst|unluckiest|badly',
      'minimise|minimize|minimising .. number|content|satisfied|happy',
    ],
    answer(g, s) {
      const cookies = ascending(s)
      let content = 0
      for (const greed of ascending(g)) if (greed <= cookies.pop()) content++
      return content
    },
  },
  {
    asks: 'the number of pairs or ways',
    said: [
      'number|count|many of pair|way|assignment|matching|combination|possibility',
      'how many pair|way|assignment',
      'in how many ~minute|hour|day|second|step|move|turn|round|slot|unit|month|week',
    ],
    answer: (g, s) => total(g.map((greed) => s.filter((cookie) => greed <= cookie).length)),
  },
]
