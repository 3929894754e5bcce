/** The smallest bound, from `low` to `high`, that is enough. */
function smallest(low, high, enough) {
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    if (enough(middle)) high = middle
    else low = middle + 1
  }
  return low
}

const sum = (values) => values.reduce((total, value) => total + value, 0)

/** Every way to cut the values into so many runs that are not empty. */
function cuts(values, parts) {
  if (parts === 1) return values.length > 0 ? [[values]] : []
  return values.flatMap((_, at) =>
    cuts(values.slice(at + 1), parts - 1).map((rest) => [values.slice(0, at + 1), ...rest]),
  )
}

/** The best of all cuts into so many runs, by what each is worth; -1 where there is none. */
function bestCut(values, parts, worth, better = Math.min) {
  const worths = cuts(values, parts).map(worth)
  return worths.length === 0 ? -1 : worths.reduce((one, other) => better(one, other))
}

/** Whether the values, in any order, go into so many bins. */
function binned(values, loads, bound) {
  if (values.length === 0) return true
  const [value, ...rest] = values
  return loads.some(
    (load, bin) =>
      load + value <= bound && loads.indexOf(load) === bin && binned(rest, loads.with(bin, load + value), bound),
  )
}

const lookAlikes = [
  {
    asks: 'parts that need not be runs of the array',
    said: [
      'any|whatever|arbitrary|own|free order',
      'order .. not matter',
      'order .. free|irrelevant|freely|arbitrary',
      'regardless|irrespective .. order',
      'may|can|could|first be reordered|rearranged|sorted|shuffled|permuted',
      'may|can|could|first reorder|rearrange|sort|shuffle|permute',
      'after reordering|rearranging|sorting',
      'not .. contiguous|consecutive|adjacent',
      'free to',
      'freely|arbitrarily',
      'which .. on|in|to which',
      'choose|choosing|decide|deciding|pick|picking which|any',
      'need not|be .. order|contiguous|consecutive|adjacent|neighbour',
      'any|which .. may|can go on any|whichever|part',
      'subset|subsequence',
      'noncontiguous',
    ],
    answer: (nums, k) =>
      smallest(Math.max(0, ...nums), sum(nums), (bound) =>
        binned(
          nums.toSorted((a, b) => b - a),
          new Array(k).fill(0),
          bound,
        ),
      ),
  },
  {
    asks: 'the smallest sum to be as large as possible',
    said: [
      'smallest|minimum|least|lightest|lowest sum|load|part|piece|day .. as large|great|heavy|high|big',
      'largest|greatest|highest|biggest possible .. smallest|lightest|minimum|least|lowest',
      'maximise|maximize|maximised|maximized|maximising|maximizing',
      'largest|maximum|greatest minimum',
      'sweetness',
    ],
    answer: (nums, k) => bestCut(nums, k, (runs) => Math.min(...runs.map(sum)), Math.max),
  },
  {
    asks: 'the fewest parts whose sums keep to a bound',
    said: [
      'fewest|minimum|smallest|least|lowest number|count of .. part|parts|piece|pieces|subarray|group|groups|split|splits',
      'fewest part|parts|piece|pieces|subarray|group|groups',
      'how many part|parts|piece|pieces|subarray|group|groups|cut|cuts',
      'number of part|parts|piece|pieces|group|groups|subarray .. needed|necessary|required',
    ],
    answer(nums, k) {
      let [parts, load] = [1, 0]
      for (const value of nums) {
        if (load + value > k) [parts, load] = [parts + 1, 0]
        load += value
      }
      return parts
    },
  },
  {
    asks: 'so many cuts, which makes one part more',
    said: [
      'k|d|m|n|k cut|divider|separator|wall',
      'number of cut|divider|separator',
      'cut .. k|d|k time',
      'k 1 part|piece|subarray|group|day',
      'one more than',
    ],
    answer: (nums, k) => splitArray(nums, k + 1),
  },
  {
    asks: 'fewer parts than that',
    said: ['fewer|less than k|d|m|k|the', 'strictly fewer|less|under'],
    answer: (nums, k) => splitArray(nums, Math.max(1, k - 1)),
  },
  {
    asks: 'at least two values in each part',
    said: [
      'one|single|lone|solitary element|number|value|entry|item|alone .. no|not|never',
      'at least two|2|three|3 element|number|value|item|entry|integer',
      'two|2|three|3 or more',
      'shorter|fewer|smaller|less than two|2|three|3',
      'length|size at|of least|two|2|three',
      'same|equal|equally number|length|size|long|many',
      'minimum length|size|number',
    ],
    answer: (nums, k) =>
      bestCut(nums, k, (runs) => (runs.every((run) => run.length > 1) ? Math.max(...runs.map(sum)) : Infinity)),
  },
  {
    asks: 'at most so many values in each part',
    said: [
      'at most|to two|2|three|3|k|m element|number|value|item|entry|integer',
      'no more than two|2|three|3|m|k element|number|value|item|entry|integer',
      'number|count of element|number|value|item|entry|integer .. limit|limited|bounded|exceed',
    ],
    answer: (nums, k) =>
      bestCut(nums, k, (runs) => (runs.every((run) => run.length <= 2) ? Math.max(...runs.map(sum)) : Infinity)),
  },
  {
    asks: 'a circle',
    said: [
      'circular|circle|circularly|cyclic|cyclically|wrap|wraps|wrapping|ring|round|rotate|rotated|rotation',
      'last .. followed .. first',
      'begin|start|starting anywhere|at any',
    ],
    answer: (nums, k) => Math.min(...nums.map((_, at) => splitArray([...nums.slice(at), ...nums.slice(0, at)], k))),
  },
  {
    asks: 'values that may be cut into pieces',
    said: [
      'single|one number|element|value|item .. split|divided|cut|broken',
      'partly|partially|fraction|fractional|fractions',
      'split a|one|single|package|number|value',
    ],
    answer: (nums, k) => Math.ceil(sum(nums) / k),
  },
  {
    asks: 'one value left out',
    said: [
      'one|1 element|number|value|item .. left|skipped|skip|removed|remove|dropped|omitted|leave|behind|discarded|deleted',
      'skip|remove|drop|omit|discard|delete|cancel|leave|removing|skipping|leaving|deleting|dropping one|1|a|any|at|up|single|out',
      'may|can|could|is be|stay|allowed left|behind|skipped|dropped|omitted',
      'after removing|deleting|skipping',
    ],
    answer: (nums, k) =>
      Math.min(
        ...nums.map((_, place) =>
          splitArray(
            nums.filter((_, other) => other !== place),
            k,
          ),
        ),
        splitArray(nums, k),
      ),
  },
  {
    asks: 'the difference between the parts to be small',
    said: ['difference|differ|differs|gap|deviation|variance|unfairness|imbalance', 'range between|of'],
    answer: (nums, k) => bestCut(nums, k, (runs) => Math.max(...runs.map(sum)) - Math.min(...runs.map(sum))),
  },
  {
    asks: 'the sum of the largest values of the parts',
    said: [
      'sum|total of .. maxima|maximums',
      'sum|total of .. maximum|largest|heaviest element|number|value|item|entry',
      'heaviest|largest|maximum|costliest element|number|value|item|entry of|in|on each|every',
      'difficulty|schedule',
      'maxima',
    ],
    answer: (nums, k) => bestCut(nums, k, (runs) => sum(runs.map((run) => Math.max(...run)))),
  },
  {
    asks: 'the largest sum to be as large as possible',
    said: [
      'maximise|maximize|maximised|maximized',
      'largest|maximum|greatest|highest|biggest possible|attainable|achievable',
      'as large|great|high|big as',
    ],
    answer: (nums, k) => bestCut(nums, k, (runs) => Math.max(...runs.map(sum)), Math.max),
  },
  {
    asks: 'another worth of the parts',
    said: [
      'product|products|average|averages|mean|median|xor|square|squares|bitwise',
      'length|size .. longest|shortest',
      'odd|even sum|sums|number|length',
      'modulo|mod',
    ],
    answer: (nums, k) =>
      bestCut(nums, k, (runs) => Math.max(...runs.map((run) => run.reduce((product, value) => product * value, 1)))),
  },
  {
    asks: 'the number of ways',
    said: [
      'how many way|ways|different',
      'number|count of way|ways|split|splits|splitting|partition|partitions',
      'in how many ~minute|hour|day|second|step|move|turn|round|slot|unit|month|week',
    ],
    answer: (nums, k) => cuts(nums, k).length,
  },
  {
    asks: 'parts with a gap between them',
    said: [
      'gap|gaps|separated|apart|separator',
      'skip|skipped|skipping|unused|left out',
      'nonoverlapping subarray',
      'not .. cover|covered|all',
    ],
    answer: (nums, k) => splitArray(nums, 2 * k),
  },
]
