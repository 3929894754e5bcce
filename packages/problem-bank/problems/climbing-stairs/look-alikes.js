/** The ways to climb n steps by moves of these sizes. */
function ways(n, moves) {
  const counts = [1]
  for (let step = 1; step <= n; step++)
    counts.push(moves.reduce((total, move) => total + (counts[step - move] ?? 0), 0))
  return counts[n]
}

/** All climbs by moves of one and two steps. */
const climbs = (n) =>
  n < 0 ? [] : n === 0 ? [[]] : [1, 2].flatMap((move) => climbs(n - move).map((rest) => [move, ...rest]))

const lookAlikes = [
  {
    asks: 'moves of up to three steps',
    said: [
      'even|also|perhaps|sometimes|occasionally three|3|triple',
      'three|3 in one|a',
      'two|2 .. or .. three|3',
      'triple|treble',
      'long|longer leg|stride|strides',
      '3|three|4|four|5|five step|rung|stair|at|or|hop|move',
      'or|and|to|through|up 3|three|4|four',
      'two|2 three|3|or|and three|3',
      'up to|most 3|three',
      '1|one 2|two 3|three',
      '1|one 2|two or|and 3|three',
      'at most three|3',
      'tribonacci',
    ],
    answer: (n) => ways(n, [1, 2, 3]),
  },
  {
    asks: 'moves of one or three steps',
    said: ['1|one or|and 3|three', '1|one .. 3|three'],
    answer: (n) => ways(n, [1, 3]),
  },
  {
    asks: 'moves of any size',
    said: [
      'any number of step|stair|rung',
      'as many step|stair|rung',
      'any .. move|jump|hop|size|length',
      'arbitrary|arbitrarily',
    ],
    answer: (n) => 2 ** (n - 1),
  },
  {
    asks: 'no two double steps in a row',
    said: [
      'after|behind .. two|2|double .. next|following',
      'next|following .. has|must|needs .. one|1|single',
      'followed by .. one|1|single',
      'in a row',
      'consecutive|consecutively|successive|succession|adjacent|successively',
      'twice',
      'right|immediately|directly after another|a|each',
      'one after another',
      'same .. again',
      'back to back',
      'straight|right|immediately|directly after',
      'after .. only|must',
      'not|never|cannot|no .. after|follow|followed|following|repeat',
      'next|following one|move|step|stride|hop|leap|time is|be|has|must|will',
      'next|following .. is|be|must|only|just single|short|simple|small|one|1',
      'breath|breather|rest|rests|tired|recover|recovers|pause',
      'alternate|alternates|alternating',
      'between|separates|separated two|any|each|double|them',
      'apart',
      'next|beside to|each|another',
    ],
    answer: (n) => climbs(n).filter((moves) => !moves.some((move, i) => move === 2 && moves[i + 1] === 2)).length,
  },
  {
    asks: 'moves of which no two in a row are alike',
    said: [
      'alternate|alternating|alternately',
      'same|equal|identical move|step|number|size|hop',
      'in a row',
      'never repeat',
      'different from',
    ],
    answer: (n) => climbs(n).filter((moves) => !moves.some((move, i) => move === moves[i + 1])).length,
  },
  {
    asks: 'ways whose order does not matter',
    said: [
      'handful|handfuls|bag|bags|assortment|assortments|heap|pile',
      'order .. matter|matters|count|counts|relevant|irrelevant|ignored|disregarded|important|difference',
      'regardless|irrespective|ignoring|disregarding .. order',
      'order|ordering|sequence irrelevant|ignored',
      'unordered|combination|combinations|multiset|set of moves',
      'same moves|numbers|steps .. once|same',
      'telling|told|tell|distinguished|differ|differs apart|only|by|in',
      'selection|selections|collection|collections|choice|choices|pick|picks|mixture|mixtures|mix|partition|partitions|split|splits',
      'which|what .. first|come|comes|earlier|before',
      'how many|often .. double|single|long|short|ones|twos|1s|2s|are|is|there',
      'when|where|whichever .. taken|comes',
      'all the same|one',
      'shuffled|rearranged|rearrangement|reordering|reordered|swapped|permuted',
    ],
    answer: (n) => Math.floor(n / 2) + 1,
  },
  {
    asks: 'the fewest moves',
    said: ['fewest|minimum|least|minimal|smallest|shortest|quickest|fastest', 'at least how'],
    answer: (n) => Math.ceil(n / 2),
  },
  {
    asks: 'an even or odd number of moves',
    said: ['even|odd|parity', 'multiple|divisible'],
    answer: (n) => climbs(n).filter((moves) => moves.length % 2 === 0).length,
  },
  {
    asks: 'a limit on the double steps',
    said: [
      'double|big|long|large step|hop|stride|jump|move .. once|most|only|limit|limited',
      'at most|only|just once|twice',
      'two|2 step .. most|only|exactly once',
      'exactly once|one|twice',
      'at least once',
      'limit|limited',
    ],
    answer: (n) => climbs(n).filter((moves) => moves.filter((move) => move === 2).length <= 1).length,
  },
  {
    asks: 'a broken or forbidden step',
    said: [
      'broken|missing|forbidden|rotten|blocked|slippery|damaged|loose|wet|unsafe|avoid|skip|skipped',
      'not|never|cannot step|tread|stand|land on',
      'landing|trap',
    ],
    answer: (n) =>
      climbs(n).filter((moves) => !moves.some((_, i) => moves.slice(0, i + 1).reduce((a, b) => a + b) === 3)).length,
  },
  {
    asks: 'a climb from the step above the ground',
    said: [
      'start|starts|starting|begin|begins|standing on|from|at .. first|step|stair|1',
      'already',
      'step 1|one .. step n',
      'either step',
      'index 0 or 1',
    ],
    answer: (n) => (n === 1 ? 1 : climbStairs(n - 1)),
  },
  {
    asks: 'a climb past the top',
    said: ['beyond|past|overshoot|overshooting|above|over the|top', 'at least n', 'or more'],
    answer: (n) => climbStairs(n) + climbStairs(Math.max(1, n - 1)),
  },
  {
    asks: 'a climb that may also go down',
    said: [
      'down|downward|back|backward|backwards|descend|descending',
      'return|returns ~the|how|a|an|in|its|that|your',
      'up and down',
    ],
    answer: (n) => climbStairs(n) ** 2,
  },
  {
    asks: 'the number modulo another',
    said: ['modulo|mod|modulus|remainder|10^9|1000000007|10^9+7', 'last digit|digits'],
    answer: (n) => climbStairs(n) % (1e9 + 7),
  },
  {
    asks: 'ways of two climbers, or two kinds of step',
    said: [
      'two climber|climbers|people|children|kinds|colour|color|ways|feet',
      'left|right foot',
      'colour|color|coloured|colored',
    ],
    answer: (n) => ways(n, [1, 1, 2]),
  },
  {
    asks: 'climbs under a further condition',
    said: [
      'is|are|count|counts the same as',
      'last|final|first move|hop|stride|jump|leap',
      'leg',
      'first|last|final move|hop|stride|jump|leap .. must|is|has|be|covers|single|double|small|big',
      'never two|2|double|again|on|twice',
      'next|previous move|hop|stride|jump',
      'after a double|big|single|two|small|large|long',
    ],
  },
  {
    asks: 'at most two double steps',
    said: [
      'double|big|long|large step|hop|stride|jump|move .. most|only|limit|limited',
      'at most|only|just two|2|twice',
      'no|not|never more|oftener than two|2|twice',
      'limit|limited|maximum',
      'up to two|2|twice',
    ],
    answer: (n) => climbs(n).filter((moves) => moves.filter((move) => move === 2).length <= 2).length,
  },
  {
    asks: 'at most three double steps',
    said: [
      'double|big|long|large step|hop|stride|jump|move .. most|only|limit|limited',
      'at most|only|just three|3|thrice',
      'no|not|never more|oftener than three|3|thrice',
      'limit|limited|maximum',
      'up to three|3|thrice',
    ],
    answer: (n) => climbs(n).filter((moves) => moves.filter((move) => move === 2).length <= 3).length,
  },
  {
    asks: 'a step that bears no foot',
    said: [
      'rotten|broken|missing|damaged|cracked|loose|slippery|unsafe|collapsed|unstable|rusty|rusted|icy|painted step|stair|rung|one',
      'step|stair|rung .. rotten|broken|missing|damaged|cracked|loose|slippery|unsafe|collapsed|unstable|rusty|rusted|icy|painted',
    ],
  },
]
