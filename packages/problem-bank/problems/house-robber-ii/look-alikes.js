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

/** How far each chosen place is from the next, once around. */
const gaps = (places, size) =>
  places.length < 2 ? [] : places.map((place, i) => (places[(i + 1) % places.length] - place + size) % size)
const apart = (places, size) => gaps(places, size).every((gap) => gap > 1)

const lookAlikes = [
  {
    asks: 'houses along a line',
    said: ['straight line|street|road|row', 'not .. circle|circular|ring', 'first and last .. may|can both'],
    answer: (nums) => robStreet(nums, 0, nums.length),
  },
  {
    asks: 'at least two houses between',
    said: [...twoBetween(), 'face|faces|facing|opposite|across', 'neither|nor may|can|must two|those'],
    answer: (nums) => best(nums, (places) => gaps(places, nums.length).every((gap) => gap > 2)),
  },
  {
    asks: 'no three in a row',
    said: [
      'three|3 adjacent|consecutive|neighbouring|neighboring|in|successive|house|houses|or',
      'three|3 .. in a row',
      'more than two|2',
      'at most two|2 .. row|adjacent|consecutive|next',
      'two|2 in a row .. allowed|may|can',
    ],
    answer: (nums) =>
      best(
        nums,
        (places) => !places.some((place) => [1, 2].every((next) => places.includes((place + next) % nums.length))),
      ),
  },
  {
    asks: 'at most so many houses',
    said: [
      'twin|twins|brothers|sisters|friends|partners .. each',
      'bag|sack|rucksack|backpack|capacity',
      '~pick pocket|pockets',
      'carry|carrying|hold|take|fit|holds|fits at|only|just|no|up|two|three|k|more',
      'room|space for|in',
      'more than two|three',
      'no third|fourth',
      'stop|stops after|once|when|as',
      'after the|his|her|their|its second|third|fourth|fifth',
      'each rob|robs|take|takes|pick|picks|robbing|taking one|1|a|exactly',
      'one|1|a house|home|shop|building each|apiece|per',
      'at most|only|exactly|up|than k|2|3|4|5|two|three|four|five|to',
      'exactly|only k|2|3|4|two|three|four house|tree|number',
      'no more than k|2|3|4|two|three|four',
    ],
    answer: (nums) => best(nums, (places) => apart(places, nums.length) && places.length <= 2),
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
    answer: (nums) => best(nums, (places) => gaps(places, nums.length).filter((gap) => gap === 1).length <= 1),
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
      'any event|case',
      'must|has|have|needs .. in any|every',
      'always|definitely|certainly ~be|have|has .. robbed|chosen|included|taken|part',
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
      'may|can|could|might be negative',
      'negative amount|number|value .. allowed|possible|may',
      '~earn|earns|his|her|receive|receives|get|gets|collect|collects fee|toll|bribe|penalty',
    ],
    answer: (nums) => best(nums, (places) => apart(places, nums.length) && places.length > 0),
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
    asks: 'a street, whose first and last house may both be robbed',
    said: [
      'first and last .. may|can|both|not|neither',
      'may|can both',
      'back door|gap|park|river|gate',
      'open .. circle|ring',
      'not|never|nor .. circle|circular|ring',
    ],
    answer: (nums) => {
      let [older, newer] = [0, 0]
      for (const money of nums) [older, newer] = [newer, Math.max(newer, older + money)]
      return newer
    },
  },
  {
    asks: 'no two houses in a row left alone',
    said: [
      'past|skip|skips|skipping|leave|leaves|leaving|spare|spares|sparing|pass|passing two|both|three|more',
      'skip|skips|skipping|leave|leaves|leaving|spare|spares|sparing|pass|passing .. row|succession',
      'two|2|three|3|more|both .. untouched|spared|unrobbed|skipped|idle|passed|left|spare|skip|unvisited',
      'at least one|1 .. every|each|any',
      'walk|walks|pass|passes|go|goes past|by',
      'long|wide|big gap',
    ],
    answer: (nums) =>
      best(
        nums,
        (places) =>
          apart(places, nums.length) &&
          [-1, ...places, nums.length].every(
            (place, i, all) => i === 0 || place - all[i - 1] <= 3 - Number(i === 1 || i === all.length - 1),
          ),
      ),
  },
  {
    asks: 'the first house to be among them',
    said: [
      'first|corner|start|0|own|one .. must|always|required|among|whatever|sure|certainly|definitely|compulsory|mandatory|agreed|promised|case|event|included',
      'must|always|required|sure|include|including .. first|0|corner',
      'in any|either|every case|event',
    ],
    answer: (nums) => nums[0] + robStreet(nums, 2, nums.length - 1),
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
    answer: (nums) => Math.max(0, robStreet(nums, 1, nums.length)),
  },
]
