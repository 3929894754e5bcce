const total = (numbers) => numbers.reduce((sum, number) => sum + number, 0)
const hoursOf = (piles, speed) => total(piles.map((pile) => Math.ceil(pile / speed)))

/** The least whole speed from `start` on that suffices. */
function leastSpeed(suffices, start = 1) {
  let speed = start
  while (!suffices(speed) && speed < 1e6) speed++
  return speed
}

const lookAlikes = [
  {
    asks: 'the hours needed at a speed',
    said: [
      'minimum|least|smallest|fewest|total hour|time|day',
      'number of hour|day|slot needed|required|necessary|that|it|until',
      'number|fewest|least|minimum|count of|hour .. hour|needed|necessary|takes|required',
      'how many hour|day|slot|minute',
      'how long',
      'given .. speed|rate',
      'return|find|compute the|fewest|total time|hours',
      'eating speed|rate h|of',
      'at|with speed|rate h',
      'h banana|per',
    ],
    answer: (piles, h) => hoursOf(piles, h),
  },
  {
    asks: 'several piles in an hour',
    said: [
      'as soon as',
      'drive|drives|hurry|hurries|ride|rides|pass|passes|roll|rolls on|over to the|another',
      'without|no idle|waste|wasted',
      'at once|takes|take|taking|picks|pick|up|starts|start up|on|begins|the next|another|new',
      'in|at the middle|midst of',
      'middle|midst of an|the|her|his hour|day',
      'midway|halfway|partway',
      'immediately|instantly',
      'no|without|never idle|break|gap',
      'following|next|other|another|new one|pile|heap|fence|box|file|book|job|order .. without|straight|at|immediately|right',
      'wait|waits|waiting ~for|until',
      'interruption|pause|delay',
      'straight|right|immediately|directly on|over|away|to|ahead',
      'carry|carries|carried over|on',
      'within|during an|one|the hour|evening|day .. following|next|another|several',
      'next|another|following|other .. same hour|day|slot',
      '~in|within|during the|a same hour|day|slot|minute',
      'may|can|could|still|also|too|on|more|another|next|several|two .. same hour|day|slot|minute',
      'same hour|day|slot|minute too|also|as',
      'several|multiple|many|different pile|heap|stack|fence|file|batch .. hour|day|slot',
      'moves|move|goes|go|proceeds|continues|continue|switch|switches|start|starts|begins|turn .. next|another|other',
      'next pile|heap|stack|fence|file|batch .. is|immediately|straight|directly|at|begun|started',
      'next one',
      'more than one|a pile|heap|stack|fence|file|batch',
      'from|of several|multiple|any|different pile|heap|stack',
      'without .. pause|break|interruption|waste|wasting',
      'rest .. used|spent|next|another',
      'no time .. lost|wasted',
    ],
    denied: [
      'one|single|1|same|only|exactly pile|heap|stack|batch|box|bag|crate|job|file|tank|book|fence|wagon|field|task|order',
      'not|no|never|nothing|cannot|wont|doesnt',
      'rest|remainder|end|remaining|over|until|till|whole|full|idle|waits|wait|stops|begun|started|done|only|per|then|lost|wasted',
      'rounded|round|rounding|ceil|ceiling',
    ],
    answer: (piles, h) => Math.ceil(total(piles) / h),
  },
  {
    asks: 'one pile that may be left',
    said: [
      'all|every pile|piles|of|job|jobs|lot|lots but|except|save|bar',
      'but the largest|tallest|biggest|smallest|last',
      'leave|leaves|spare|spares|keep|keeps .. largest|tallest|biggest|smallest|one',
      'skip|skips|skipped|skipping|leave|leaves|ignore|omit|spare|except|excluding|discard|discarded|thrown',
      'all but one|1|k|two|the',
      'pile|heap|stack may|can|need .. skipped|left|uneaten|ignored|untouched',
      'at least k|half|two pile|heap|stack|of|the',
      'uneaten|untouched|remain',
      'best friend|helper|guard .. eat|eats|takes|take|pile',
    ],
    answer: (piles, h) => {
      const rest = [...piles].sort((a, b) => a - b).slice(0, -1)
      return leastSpeed((speed) => hoursOf(rest, speed) <= h)
    },
  },
  {
    asks: 'the speed modulo something',
    said: ['modulo|mod|modulus', '1000000007|998244353', '10 9 7'],
    answer: (piles, h) => minEatingSpeed(piles, h) % 1000000007,
  },
  {
    asks: 'fewer than h hours',
    said: [
      'first|last|final|one of|among these|them|those|which|the',
      'goes|go|reserved|needed|kept for .. cleaning|sweeping|rest|sleep|way|tidying',
      'first|last|final|opening hour|day|one .. gone|lost|over|needed|needs|rest|rests|sleeps|asleep|wasted|unusable|off|to',
      'hours .. first|last|one .. gone|lost|wasted|over',
      'oversleep|oversleeps|late|clean|cleans|cleaning|tidy|nap',
      'hour|one to spare',
      'needs|need|spends|spend|loses|wastes the|an|one first|last|final|hour',
      'start|starts|begin|begins|come|comes|arrives an|one hour',
      'less|fewer|sooner|earlier than h|hour|t',
      'before h|the .. hour|deadline|over|pass|up',
      'strictly',
      'under h|the',
      'to spare',
      'one|1|an hour before|early|left|earlier',
    ],
    answer: (piles, h) => leastSpeed((speed) => hoursOf(piles, speed) < h || speed >= Math.max(...piles)),
  },
  {
    asks: 'the largest speed, or exactly h hours',
    said: [
      'maximum|largest|greatest|highest|fastest|biggest|maximal|maximize|maximise',
      'exactly|precisely h|all|the|in|hour',
      'exactly .. hour|slot|day',
      'at least h|t|limit hour|slot|day',
      'not|no less|earlier|sooner|fewer than',
      'as late|long',
      'busy .. hour',
    ],
    answer: (piles, h) => {
      let speed = Math.max(...piles)
      while (speed > 1 && hoursOf(piles, speed) < h) speed--
      return speed
    },
  },
  {
    asks: 'a pause or set-up time for each pile',
    said: [
      'rest|rests|resting|pause|pauses|break|idle|sleeps|nap .. after|between',
      'after|between each|every|two|the pile|heap|box|piles|bag|one',
      'pause|break|rest|switch|switching|setup|walk|walking|cooldown|travel|travelling between',
      'must|needs rest|pause|walk|switch|change',
      'to rest|pause|walk|switch before|after|between|from',
      'after each|every|a|one pile|heap|stack|batch|file|fence .. must|rest|pause|cooldown|break|needs',
      'extra|additional hour|time|minute|day',
      'between .. piles|heaps|stacks|batches',
      'changing|switching .. takes|costs|needs',
      'takes|costs|needs|requires one|1|an hour|extra|additional|day|slot',
    ],
    answer: (piles, h) =>
      leastSpeed((speed) => hoursOf(piles, speed) + piles.length - 1 <= h || speed >= Math.max(...piles)),
  },
  {
    asks: 'piles that must be eaten in order, in groups',
    said: [
      'contiguous|consecutive|adjacent|order|sequence|ship|ships|conveyor|capacity|partition|split|splits|subarray',
      'divided into',
      'whole pile|piles|package|packages',
      'not be split|divided',
      'load|loads|weight|weights|truck|boat .. capacity',
    ],
    answer: (piles, h) =>
      leastSpeed(
        (capacity) => {
          let [groups, load] = [1, 0]
          for (const pile of piles) {
            if (load + pile > capacity) [groups, load] = [groups + 1, 0]
            load += pile
          }
          return groups <= h
        },
        Math.max(...piles),
      ),
  },
  {
    asks: 'only full hours counted, or rounding down',
    said: [
      'round|rounded|rounding down',
      'floor',
      'at least k|v|m|s banana|page|of',
      'less|fewer than .. ignored|discarded|wasted|thrown|remain',
      'leftover|remainder .. ignored|discarded|thrown|free',
      'leftover banana|part|page|cherry',
      'partial hour|hours|day',
      'free of|hour|time|for',
    ],
    answer: (piles, h) => leastSpeed((speed) => total(piles.map((pile) => Math.floor(pile / speed))) <= h),
  },
  {
    asks: 'a number that need not be whole',
    said: ['real|decimal|float|fraction|fractional|double|rational|exact'],
    answer: (piles, h) => Math.max(...piles, total(piles) / h),
  },
  {
    asks: 'the least divisor for which the sum of rounded quotients stays below the threshold',
    said: ['divisor|threshold|quotient|division|divide|dividing|divided', 'round|rounded|rounding up|nearest'],
    answer: (piles, h) => minEatingSpeed(piles, h),
  },
  {
    asks: 'an even speed, or a speed of a certain kind',
    said: ['odd|prime|power|square|multiple', 'even ~a|the|if|when|though|half|in', 'divisible|divides|divisor'],
    answer: (piles, h) => leastSpeed((speed) => speed % 2 === 0 && hoursOf(piles, speed) <= h),
  },
  {
    asks: 'several eaters',
    said: [
      'own pile|heap|job',
      'each|every .. sits|sit a',
      'monkeys|eaters|workers|machines',
      'two|2|three|3|several|k|m monkeys|workers|painters|friends|machines|people|eaters|editors|gorillas|students|readers',
      'friend|together|sister|brother|helper|partner|companion|both',
      'parallel|simultaneously|concurrently',
      'each worker|machine|monkey|person',
    ],
    answer: (piles, h) => leastSpeed((speed) => hoursOf(piles, 2 * speed) <= h),
  },
  {
    asks: 'piles that grow, or a speed that changes',
    said: [
      'grow|grows|growing|grew|swell|swells|increases|increase by',
      'overnight|meanwhile',
      'larger|bigger|fuller by',
      'gets|get|gain|gains|receives|receive|adds|ripen|ripens|regrows|regrow another|more|new|one|fresh|additional|a|again',
      'another|fresh|additional|extra|new banana|page|box|leaf|leaves|sheet .. grow|grows|appear|appears|arrive|arrives|come|comes|added|is|falls|fall',
      'refill|refills|refilled|restocked|replenished|tops|topped',
      'wilt|wither|shrink|shrinks|melts|melt|decay|stolen|steal|steals|vanish|vanishes',
      'grow|grows|growing|regrow|added|new banana|spoil|spoils|rot|rots',
      'speed|rate .. doubles|decreases|increases|drops|changes|slowed|grows|halves|falls',
      'each|every .. hour .. faster|slower|more|less|fewer|doubles',
      'tired|tires|accelerates',
      'first hour',
      'every second|other|third hour',
      'twice',
    ],
    answer: (piles, h) => minEatingSpeed(piles, h),
  },
  {
    asks: 'the largest or the smallest pile',
    said: ['largest|smallest|biggest pile|heap|stack .. return|only', 'average|mean|median', 'single pile|hour'],
    answer: (piles) => Math.max(...piles),
  },
  {
    asks: 'eating under a further condition',
    said: [
      'own pile|heap|job|stack',
      'each|every|them .. sits|sit',
      'first|last hour|pile|day .. not|no|lost|only|half|never|free',
      'friend|sister|brother|sibling',
      'skip|skips|spare|spares|uneaten',
      'largest|biggest|smallest|tallest pile|heap|stack',
    ],
  },
  {
    asks: 'a speed that is not below some bound',
    said: [
      'never|not|no|nor .. below|under|beneath|slower',
      'speed|she|he|they|eats|eat|pace|rate .. never|not|no|nor less|fewer than ~the|length|piles|n',
      'at least|minimum two|three|four|five|2|3|4|5|of',
      'below|beneath|under 2|3|4|5|two|three|four|five|her|that|this',
      'slower than',
      'dignity|pride|proud|honour',
      '>=|> 2|3|4|5|two|three',
    ],
    answer: (piles, h) => Math.max(3, minEatingSpeed(piles, h)),
  },
  {
    asks: 'exactly h hours',
    said: [
      'exactly|precisely|punctually',
      'not|neither|nor|never .. sooner|earlier|early',
      'on the dot|minute|stroke',
      'whole|entire|full time|period|shift',
      'all|every of|one h|the|these hour|day|evening|slot',
      'to the .. last|very hour|minute',
      'just|right when|as the|they',
      'busy .. whole|entire|all|until|till|throughout',
      'not|never|no idle',
    ],
    answer: (piles, h) => leastSpeed((speed) => hoursOf(piles, speed) === h || speed >= Math.max(...piles)),
  },
]
