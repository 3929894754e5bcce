/** The largest sum of chosen places, by a rule on the places. */
function best(nums, fits, better = Math.max) {
  let found = null
  const choose = (place, chosen, sum) => {
    if (place === nums.length) {
      if (fits(chosen)) found = found === null ? sum : better(found, sum)
      return
    }
    choose(place + 1, chosen, sum)
    choose(place + 1, [...chosen, place], sum + nums[place])
  }
  choose(0, [], 0)
  return found ?? 0
}

const gaps = (places) => places.slice(1).map((place, i) => place - places[i])
const apart = (places) => gaps(places).every((gap) => gap > 1)

const lookAlikes = [
  {
    asks: 'houses in a circle',
    said: [
      'circle|circular|circularly|ring|round|cyclic|cyclically|loop|carousel|roundabout',
      'first and|with|to last .. neighbour|neighbor|neighbouring|neighboring|adjacent|next|both',
      'last .. next|adjacent|beside|neighbour|neighbor .. first',
      'first .. next|adjacent|beside|neighbour|neighbor .. last',
      'wrap|wraps|wrapping',
    ],
    answer: (nums) => (nums.length === 1 ? nums[0] : Math.max(rob(nums.slice(1)), rob(nums.slice(0, -1)))),
  },
  {
    asks: 'at least two houses between',
    said: [
      'following|subsequent|coming|nearest two|2|three',
      'two|2|three following|subsequent|ones|after|behind|before',
      'neither|nor .. following|after|behind',
      ...twoBetween(),
      'far|up as|to the second|next but',
      'second|third .. to|on|at its|the|his|their|either left|right|side',
      'i j 3|4|k',
      'pair .. between',
      'two|2|three|3 .. untouched|alone|dark|closed|left|skipped',
      'next two|2',
      'neither .. nor',
      'even next but',
      'after next',
      'two on either|each|both',
      'only|just one|1 .. between',
    ],
    answer: (nums) => best(nums, (places) => gaps(places).every((gap) => gap > 2)),
  },
  {
    asks: 'no three in a row',
    said: [
      'left and right',
      'right and left',
      'all|both robbed|hit|taken|entered|burgled',
      'either side|hand',
      'both neighbour|side|of',
      'both .. neighbour|side',
      'in succession',
      'three running',
      'third',
      'three|3 adjacent|consecutive|neighbouring|neighboring|in|successive|house|houses|or',
      'three|3 .. in a row',
      'more than two|2',
      'at most two|2 .. row|adjacent|consecutive|next',
      'two|2 in a row .. allowed|may|can',
    ],
    answer: (nums) => best(nums, (places) => !places.some((place, i) => places[i + 2] === place + 2)),
  },
  {
    asks: 'at most so many houses',
    said: [
      'twin|twins|brothers|sisters|friends|partners .. each',
      'each rob|robs|take|takes|pick|picks|robbing|taking one|1|a|exactly',
      'one|1|a house|home|shop|building each|apiece|per',
      'bag|sack|backpack|pocket|capacity',
      'carry|carrying|hold|take|fit only|just|no|up|two|three|k|more',
      'carry|carrying|hold|take|fit at most one|two|three|four|five|1|2|3|4|5|k|a|so',
      'room for only|just|exactly|one|two|three|few|k|no',
      'a pair of',
      'more than two|three',
      'no third|fourth',
      'tired|strength',
      'stop|stops after|once|when|as|for',
      'two|three house|visit|break alone|only|suffice',
      'after the|his|her|their|its second|third|fourth|fifth',
      'go|goes|going home|back after|when|once',
      'not larger than',
      'at most|only|exactly|up|than k|2|3|4|5|two|three|four|five|to',
      'exactly|only k|2|3|4|two|three|four house|tree|number',
      'no more than k|2|3|4|two|three|four',
      'limit|limited',
    ],
    answer: (nums) => best(nums, (places) => apart(places) && places.length <= 2),
  },
  {
    asks: 'adjacent houses once',
    said: [
      'such pair|wire',
      'one|1|single wire|alarm|connection|line|cable',
      'overlook|overlooks|tolerate|tolerates|tolerated|forgive|forgiven|bribe|bribed|cut|cuts|disarm|disarmed|switch|switched|disconnect|disconnected|silence|silenced',
      'one time',
      'once',
      'one|1|single exception|pair',
      'at most once',
      'exception|except',
      'disable|disabled',
    ],
    answer: (nums) => best(nums, (places) => gaps(places).filter((gap) => gap === 1).length <= 1),
  },
  {
    asks: 'the smallest amount',
    denied: asMost(),
    said: ['minimum|smallest|minimal|lowest|fewest', 'least amount|sum|money|total|loot', 'minimise|minimize'],
    answer: (nums) =>
      best(
        nums,
        (places) => [-1, ...places, nums.length].every((place, i, all) => i === 0 || place - all[i - 1] <= 2),
        Math.min,
      ),
  },
  {
    asks: 'the number of houses or of ways',
    said: [
      'return|find|give|count the number',
      'how many house|way|set|choice',
      'largest|maximum|greatest number of',
      'count the|all',
    ],
    answer: (nums) => Math.ceil(nums.length / 2),
  },
  {
    asks: 'a subarray, or houses side by side',
    said: [
      'contiguous|subarray|consecutive house|run|block|stretch|streak|sequence|segment',
      'contiguous|subarray',
      'must|all be|are adjacent|consecutive|neighbouring',
      'only adjacent|consecutive',
    ],
    answer(nums) {
      let [here, most] = [0, 0]
      for (const money of nums) {
        here = Math.max(0, here + money)
        most = Math.max(most, here)
      }
      return most
    },
  },
  {
    asks: 'every second house',
    said: [
      'exactly|precisely|just one of|is|has|must',
      'every|each other|second house|place|position|index|one',
      'alternate|alternating|alternately',
      'even|odd position|index|place|numbered|house',
    ],
    answer: (nums) =>
      Math.max(...[0, 1].map((rest) => nums.filter((_, i) => i % 2 === rest).reduce((a, b) => a + b, 0))),
  },
  {
    asks: 'neighbouring values, the sum of equal ones being earned',
    said: [
      'delete|deletes|deleted|deleting|value|values plus|minus|one|1|equal',
      'delete and earn',
      'equal to .. 1|one',
      'differ by',
    ],
    answer(nums) {
      const sums = new Array(Math.max(0, ...nums) + 1).fill(0)
      for (const number of nums) sums[number] += number
      return rob(sums)
    },
  },
  {
    asks: 'amounts that may be negative, or a fee',
    said: [
      'debt|owe|lose|loss|trap',
      '~i|of|day|total|its|the|in pay a|one|two|back|his|him|them|its|for',
      'dog|guard .. costs|lose|bites|pay|pays|fine|takes|steals|price',
      'house|patch|place|tree|field|one|some|each .. with|has|have|keeps|guarded a|by dog|guard',
      'may|can|could|might be negative',
      'negative amount|number|value .. allowed|possible|may',
      'fee|toll|bribe|penalty of|is|must|to|has|falls|on',
      'a|one|the|an|entrance|entry|extra|same|pay|pays fee|toll|bribe|penalty',
    ],
    answer: (nums) => best(nums, (places) => apart(places) && places.length > 0),
  },
  {
    asks: 'the product, or another value of the houses',
    said: ['product|multiply|multiplied|average|mean|xor|median', 'modulo|mod', 'odd|even number|amount|sum|total'],
    answer: (nums) => {
      let [older, newer] = [1, 1]
      for (const money of nums) [older, newer] = [newer, Math.max(newer, older * money)]
      return newer
    },
  },
  {
    asks: 'several robbers or nights',
    said: [
      'two|2|three|several|second|partner|accomplice robber|thief|thieves|night|nights|robbers',
      'partner|accomplice|nights',
      'second|next night',
      'two|2 robbers|people|night|street',
    ],
    answer: (nums) => nums.reduce((sum, money) => sum + money, 0),
  },
  {
    asks: 'the first or the last house to be among them',
    said: [
      'first|last house .. never|locked|guarded|empty|avoid|untouched',
      'first|last house .. must|may|can|cannot not|be',
      'among those|the robbed|houses',
      'first|last house .. robbed|has|must',
      'must|has|have|need .. first|last',
      'first|last .. must|robbed|included|taken|always',
      'begin|begins|starts|start with|at|in',
      'end|ends|finish|finishes with|at|in',
      'out of the question',
    ],
    answer: (nums) => nums[0] + best(nums.slice(1), (places) => apart(places) && places[0] !== 0),
  },
  {
    asks: 'a last house that is left out',
    said: [
      'last|final|first|end|corner|outermost house|one|building|home .. stay|stays|untouched|officer|not|never|guarded|empty|belongs|own|safe|spared',
      'stay|stays|remain|remains|left|leave|leaves untouched|alone|unrobbed|out|aside',
      'officer|sheriff|neighbour|friend|mother|mayor|own home|house',
      'untouched|unrobbed|spared|taboo',
      'off limits|bounds',
      'must|may|can not|never .. first|last',
      'house 0|1|n',
      'first|last .. not|never|locked|guarded|avoid|untouched|alone|own|out',
      'without the',
      'ends|end house',
    ],
    answer: (nums) => rob(nums.slice(0, -1)),
  },
  {
    asks: 'amounts above a bound, or of some kind, alone',
    said: [
      'sack|rucksack|knapsack|bag|backpack|cart|truck|van|capacity|load|basket|pocket|pockets .. take|takes|hold|holds|carry|carries|no|only|more|than',
      'more|over|beyond|above .. in total|all|sum',
      'can|could carry|lift ~off|away|home|out|at|without',
    ],
  },
  {
    asks: 'a further condition or exception',
    said: [
      'more|longer|further|farther|larger|bigger|greater|higher|deeper than two|three|four|five|six|2|3|4|5|6',
      'left|leave|leaving|let alone|untouched|aside',
    ],
  },
  {
    asks: 'the last house left out',
    said: [
      'last|final house|one|building|home|element|number|value',
      'police officer',
      'untouched|unrobbed|spared|taboo|exempt',
      'off limits|bounds',
      'end of the',
    ],
    answer: (nums) => rob(nums.slice(0, -1)),
  },
  {
    asks: 'the first house left out',
    said: [
      'first house|one|building|home|element|number|value',
      'untouched|unrobbed|spared|taboo|exempt',
      'off limits|bounds',
    ],
    answer: (nums) => rob(nums.slice(1)),
  },
  {
    asks: 'no two houses in a row left alone',
    said: [
      'past|skip|skips|skipping|leave|leaves|leaving|spare|spares|sparing|pass|passing two|three|more',
      'past|skip|skips|skipping|leave|leaves|leaving|spare|spares|sparing|pass|passing both ~its|his|her|their|your|direct|neighbour|neighbor|neighbouring|neighboring|adjacent|adjoining',
      'skip|skips|skipping|leave|leaves|leaving|spare|spares|sparing|pass|passing .. row|succession ~is|are|as',
      'two|2|three|3|more|both .. untouched|spared|unrobbed|skipped|idle|passed|left|spare|skip|unvisited',
      'at least one|1 .. every|each|any',
      'walk|walks|pass|passes|go|goes past|by',
      'long|wide|big gap',
    ],
    answer: (nums) =>
      best(
        nums,
        (places) =>
          apart(places) &&
          [-1, ...places, nums.length].every(
            (place, i, all) => i === 0 || place - all[i - 1] <= 3 - Number(i === 1 || i === all.length - 1),
          ),
      ),
  },
  {
    asks: 'the last house to be among them',
    said: [
      'last|final|end|corner|far .. must|always|required|robbed|among|whatever|sure|certainly|definitely|point|compulsory|mandatory|agreed|promised|case|event|included',
      'must|always|required|case|sure|include|including .. last|final|end|corner',
      'in any|either|every case|event',
      'under all',
      '~avoid|avoids|avoided|avoiding|prevent|prevented|escape|escaped|shun by all',
    ],
    answer: (nums) => nums.at(-1) + rob(nums.slice(0, -2)),
  },
  {
    asks: 'the largest sum of numbers that rise',
    said: [
      'increasing|ascending|rising|rise|rises|growing',
      'larger|greater|bigger|higher|richer|more|smaller|less|lower|poorer than .. last|previous|before|taken|predecessor|one',
    ],
    answer: (nums) => {
      const sums = []
      for (const [i, number] of nums.entries())
        sums.push(number + Math.max(0, ...sums.filter((_, j) => nums[j] < number)))
      return Math.max(0, ...sums)
    },
  },
  {
    asks: 'houses of different amounts',
    said: [
      'same|equal value|amount|number|worth|size',
      'different|distinct value|amount|number',
      'no two .. equal|alike|same',
    ],
    answer: (nums) =>
      best(nums, (places) => apart(places) && new Set(places.map((place) => nums[place])).size === places.length),
  },
  {
    asks: 'only neighbours of one amount to be forbidden',
    said: [
      'same|equal|identical|alike|like amount|amounts|value|values|sum|sums|number|numbers|contents|money|size|as|of|in',
      'hold|holds|have|has|contain|contains|are|is equal|alike|identical|equally|the',
      'unless|except|provided .. same|equal|identical|different|alike|differ',
      'both .. may|can|unless',
      'may|can both',
      'equally|equals|equal',
    ],
    answer: (nums) =>
      best(
        nums,
        (places) => !places.some((place, i) => places[i + 1] === place + 1 && nums[place] === nums[place + 1]),
      ),
  },
  {
    asks: 'only neighbours of different amounts to be forbidden',
    said: [
      'same|equal|identical|alike|like amount|amounts|value|values|sum|sums|number|numbers|contents|money|size|as|of|in',
      'unless|except|provided .. same|equal|identical|different|alike|differ',
      'different|differ|differs|differing|unequal',
      'may|can both',
    ],
    answer: (nums) =>
      best(
        nums,
        (places) => !places.some((place, i) => places[i + 1] === place + 1 && nums[place] !== nums[place + 1]),
      ),
  },
  {
    asks: 'a house next to one that is robbed to yield less',
    said: [
      'half|halves|halved|halving|third|quarter',
      'reduce|reduces|reduced|diminish|diminishes|diminished|spoils|spoilt|lowers|lowered',
      'only|just|merely what|a part|share',
      'less|smaller|fewer if|when|by|yield|gain',
      'discount|loses|lose|minus|deducted|subtracted',
    ],
    answer: (nums) => {
      let [taken, left] = [0, 0]
      for (const num of nums) [taken, left] = [Math.max(left + num, taken + Math.floor(num / 2)), Math.max(taken, left)]
      return Math.max(taken, left)
    },
  },
  {
    asks: 'a house that is out of the question',
    said: [
      'house|stall|shop|home|building|seat|first|last|0|zero .. closed|shut|locked|guarded|watched|barred|unavailable|forbidden|excluded|spared|inhabited',
      '~not|never|no closed|shut|guarded|unavailable|barred|off today|limits|tonight|already',
      'first|last|0|zero .. off limits|limit',
      'first|last|0|zero|own may|must|can|is|are|should|shall not|never .. robbed|chosen|taken|visited|entered|touched|among|picked',
      'not|never .. first|last|0|zero|own house|stall|shop|home|one',
    ],
    answer: (nums) => rob(nums.slice(1)),
  },
]
