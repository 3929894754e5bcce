/** The intervals when the tasks are done in the order given. */
function inOrder(tasks, n) {
  const free = new Map()
  let interval = 0
  for (const task of tasks) {
    interval = Math.max(interval + 1, free.get(task) ?? 0)
    free.set(task, interval + n + 1)
  }
  return interval
}

const countsOf = (tasks) => [...Map.groupBy(tasks, (task) => task).values()].map((same) => same.length)

/** The intervals when up to so many tasks of different labels are done in each. */
function side(tasks, n, width) {
  const left = countsOf(tasks).map((count) => ({ count, from: 1 }))
  let interval = 0
  while (left.some(({ count }) => count > 0)) {
    interval++
    const ready = left.filter(({ count, from }) => count > 0 && from <= interval).sort((a, b) => b.count - a.count)
    for (const label of ready.slice(0, width)) {
      label.count--
      label.from = interval + n + 1
    }
  }
  return interval
}

const distinct = (tasks) => new Set(tasks).size
const most = (tasks) => Math.max(...countsOf(tasks))

const machines =
  'processor|machine|core|worker|cpu|server|thread|processors|person|people|oven|device|robot|cook|trainer'

const lookAlikes = [
  {
    asks: 'the tasks in the order given',
    said: [
      'order .. given|array|list|arrive|stand|appear|come',
      'turn|arrival|appearance',
      'without shuffling|swapping|rearranging',
      'no .. rearranging|reordering|overtaking',
      'one by one',
      'overtake|overtakes|overtaking',
      'given|fixed|listed|original|input|prescribed|stated|this|that|strict|exact order|sequence',
      'in the|their|its order|sequence',
      'in the same|given|exact|listed order|sequence',
      'order .. fixed|given|kept|preserved|retained|respected|maintained|binding|listed',
      'order .. cannot|not|never|must .. change|changed|altered|kept|followed',
      'keep|keeping|preserve|preserving|maintain|maintaining|follow|following|respect|respecting .. order',
      'not|never|cannot|cant|without .. reorder|reordered|reordering|rearrange|rearranged|rearranging|swap|swapped|permuted',
      'sequentially',
      'from left|first to',
      'left to right',
      '~one taken|handled|worked|done|processed as they',
      'as they|it stand|stands|come|comes|lie|lies|appear|appears|are',
      'works|work|working|goes|go|going|runs|run|running down|along the|a|this|its|tasks|jobs list|row|line|queue|belt|array|tape|column',
      'one after another|the other',
      'first come',
      'queue|fifo',
      'as listed|given',
    ],
    answer: inOrder,
  },
  ...[2, 3].map((width) => ({
    asks: `${width} tasks at the same time`,
    said: [
      `two|2|three|3|four|4|k|m|several|multiple|many|both|dual|second|another|each|identical|pair|of ${machines}`,
      'parallel|simultaneously|concurrently',
      'at the same time|moment',
      'at once',
      'two|2|k|three|3|several|m task|job|exercise per|each|every|may|can|at|in|simultaneously',
      'up|most to|two|2|k|three|3 two|2|k|three|3|task|job|exercise',
      'per|each|every|one interval|unit|tick|minute .. two|2|k|three|3|several',
    ],
    answer: (tasks, n) => side(tasks, n, width),
  })),
  {
    asks: 'n tasks at the same time',
    said: [
      `n|k|many|number|num|x ${machines}`,
      `number of ${machines}`,
      'parallel|simultaneously|concurrently|batch|batches|round|rounds',
      'at the same time',
      'at once',
      'up|most to|n|k n|k|task|job|different|distinct',
      'n|k task|job|different|distinct .. interval|per|each|time',
    ],
    answer: (tasks, n) => (n === 0 ? tasks.length : side(tasks, 0, n)),
  },
  {
    asks: 'a gap between any tasks',
    said: [
      'any|all|every|consecutive|successive|subsequent|different task|job|exercise .. whatever|regardless|irrespective|also|too|gap|interval|pause',
      'whatever|regardless|irrespective|independent',
      'no matter',
      'whether .. same|not',
      'same or',
      'between consecutive|successive|all|subsequent|neighbouring|neighboring|adjacent|each|one',
      'after each|every task|job|exercise',
      'after any|a task|job|exercise .. pause|idle|rest|cool|must',
      'from one task|job to',
      'each|every task|job|exercise .. followed|pause|rest',
    ],
    answer: (tasks, n) => tasks.length + (tasks.length - 1) * n,
  },
  {
    asks: 'a gap after every task, the last one too',
    said: [
      'after each|every|any|the task|job|exercise|last|final',
      'each|every task|job|exercise .. followed|pause|rest',
      'also|even|including after|the|last',
      'whatever|regardless|irrespective',
    ],
    answer: (tasks, n) => tasks.length * (n + 1),
  },
  {
    asks: 'a gap between tasks of different labels',
    said: [
      'switch|switches|switching|changeover|setup|change|changes|changing|transition',
      'different|distinct|unequal|other label|letter|kind|type|task|job .. need|needs|gap|cooldown|interval|must|pause|least|between|apart',
      'between .. task|job|two .. different|distinct|unequal',
      'not .. same|equal .. label|letter',
    ],
    answer: (tasks, n) => tasks.length + (distinct(tasks) - 1) * n,
  },
  {
    asks: 'a distance of n, so that n - 1 intervals are between',
    said: [
      'every n',
      'n th',
      'the next',
      'window|windows',
      'distance|apart|differ|differs|difference|positions|spacing',
      'every|any|each n|k|window|span|consecutive',
      'within n|k|any|a|the|less|fewer',
      'n|k consecutive|successive|interval later|after|contain|hold',
      'from start to|of',
      'start|starts|begin|begins .. start|starts|begin|begins',
      'minus one|1',
      'n 1|th',
      'less|fewer|sooner|earlier than n|k',
      'earliest|again n|k',
      'once in|per|every|within',
    ],
    answer: (tasks, n) => leastInterval(tasks, Math.max(0, n - 1)),
  },
  {
    asks: 'a gap of more than n',
    said: [
      'more|longer|greater|larger|over|beyond than|n n|k|cooldown|pause|gap|the',
      'strictly more|greater|longer|larger|over',
      'exceed|exceeds|exceeding n|k|the|cooldown',
      'n|k plus|and one|1',
      'at least n|k plus|and',
    ],
    answer: (tasks, n) => leastInterval(tasks, n + 1),
  },
  {
    asks: 'a gap of twice as much, or one that grows',
    said: [
      'twice|double|doubles|doubled|triple|grows|growing|tired|slower',
      'half|halves|halved',
      'each repetition|time .. more|longer',
      '2 n',
      'twice|double|doubles|doubled|grows|grow|growing|longer each|every|time|by|with',
      'n squared',
      'increases|increase|increasing|decreases',
      'first|second|third .. time|repetition .. longer|more|shorter',
    ],
    answer: (tasks, n) => leastInterval(tasks, 2 * n),
  },
  {
    asks: 'the cooldown after the last task as well',
    said: [
      'still|also|too .. cool|rest',
      'must .. cool|rested|rest',
      'end|ends with',
      'switch|turn off',
      'after .. last|final',
      'last|final .. cool|cools|cooled|cooldown|cooling|pause|rest|also|too|gap|counts|included',
      'including|include|includes|plus|also .. last|final|end|trailing',
      'until|till .. cooled|cool|ready|again|available|rested',
      'trailing',
      'before|until|till .. next batch|all',
      'ready again|for',
    ],
    answer: (tasks, n) => leastInterval(tasks, n) + n,
  },
  {
    asks: 'the cooldown before the first task as well',
    said: [
      'before .. first',
      'first .. wait|pause|cooldown|only after',
      'start|starts|begin|begins with|after',
      'warm|warmup',
    ],
    answer: (tasks, n) => leastInterval(tasks, n) + n,
  },
  {
    asks: 'the idle intervals only',
    said: [
      'number|count|many|amount|total of idle|rest|pause|empty|free|wasted|waiting',
      'how many idle|rest|pause|empty|free|wasted',
      'fewest|least|minimum|minimal|smallest idle|rest|pause|wait|waiting|empty|free',
      'idle time|interval|slot needed|only|alone|required|total',
    ],
    answer: (tasks, n) => leastInterval(tasks, n) - tasks.length,
  },
  {
    asks: 'a plan without idle intervals',
    said: [
      'without|no|never idle|idling|pause|rest|gap',
      'idle|idling is|are',
      'idle|idling|pause|pausing|rest|resting|wait|waiting|empty .. not|never|forbidden|cannot|disallowed',
      'not|never|without|no|cannot idle|idling|pause|pausing|rest|resting|waiting|empty|stay|remain|be',
      'impossible|otherwise|cannot|infeasible .. return|-1|0|zero',
      '-1 if|when|where|otherwise|in',
      'return -1',
    ],
    answer: (tasks, n) => (leastInterval(tasks, n) > tasks.length ? -1 : tasks.length),
  },
  {
    asks: 'at most n of a label in a row',
    said: [
      'in succession|row',
      'running',
      'no more than',
      'in a row',
      'consecutively|successively|straight',
      'at most|than n|k|two|2|three|3 .. same|equal|identical|consecutive|consecutively',
      'same|equal|identical .. at most n|k|two|2|times',
      'after n|k task|job|of',
      'n|k consecutive|successive same|equal|identical|task|job',
    ],
    answer(tasks, n) {
      const breaks = Math.ceil(most(tasks) / Math.max(1, n)) - 1
      return tasks.length + Math.max(0, breaks - (tasks.length - most(tasks)))
    },
  },
  {
    asks: 'a rest after every n tasks',
    said: [
      'maintenance|lunch|coffee|tired',
      'every|each second|third|fourth|fifth|tenth|n|k',
      'rests|rest|pause after',
      'after every|each n|k',
      'every n|k|n th|task|job',
      'after n|k|n task|job|in',
      'break|breaks after|every',
      'n|k task|job .. break|rest|pause|idle',
    ],
    answer: (tasks, n) => tasks.length + (n === 0 ? 0 : Math.ceil(tasks.length / n) - 1),
  },
  {
    asks: 'the number of different labels, or how often the most frequent occurs',
    said: [
      'number|count|many|how of|many|kinds different|distinct|kind|type|label',
      'how many different|distinct|kind|type|label|letter|times',
      'most|highest frequent|frequency|often|common',
    ],
    answer: (tasks) => distinct(tasks),
  },
  {
    asks: 'the highest number of equal labels',
    said: ['most|highest|largest|maximum|greatest frequent|frequency|often|common|number|count', 'rounds|round'],
    answer: (tasks) => most(tasks),
  },
  {
    asks: 'equal tasks in one block',
    said: [
      'batch|batches|batched|group|grouped|groups|grouping|block|blocks|together',
      'consecutive|successive|directly|immediately|adjacent .. same|equal|identical|without',
      'same|equal|identical .. consecutively|together|directly|immediately|successively|back',
    ],
    answer: (tasks, n) => distinct(tasks) + Math.max(0, distinct(tasks) - 1) * n,
  },
  {
    asks: 'the gap for some of the labels only',
    said: [
      'only .. b|x|z',
      'except|unless|save',
      'exempt|exempted',
      'free of|from',
      'b|z|x never|needs|may|is',
      'vowels|vowel',
      'only .. vowel|vowels|letter|label a|task a|certain|special|heavy|most',
      'vowel|vowels|consonant|consonants',
      'label|letter|task|job|tasks|jobs a|z|x .. no|without|free|not|exempt|always|never',
      'needs|need no cooldown|gap|pause|rest',
    ],
    answer: (tasks, n) => {
      const vowels = tasks.filter((task) => 'AEIOU'.includes(task))
      return vowels.length > 0 ? Math.max(tasks.length, leastInterval(vowels, n)) : tasks.length
    },
  },
  {
    asks: 'some tasks left out',
    said: [
      'skip|skipped|dropped|left out|away',
      'one|1|single task|job .. out|away|off|skipped|dropped|cancelled',
      'of .. choice',
      'leave|leaving out|away|aside',
      'may|can|could|might|allowed .. drop|dropped|omit|omitted|cancel|cancelled|canceled|remove|removed|delete|deleted|left',
      'drop|omit|cancel|remove|delete|skip one|1|a|up|at|any|k',
      'at least k|one|half|of',
      'each label|letter|kind once|at',
      'without the',
    ],
    answer(tasks, n) {
      const rest = [...new Set(tasks)].map((label) => tasks.toSpliced(tasks.indexOf(label), 1))
      return Math.min(...rest.map((left) => (left.length > 0 ? leastInterval(left, n) : 0)))
    },
  },
  {
    asks: 'tasks of other lengths',
    said: [
      'except|but .. takes|lasts|needs|take',
      'takes|lasts|needs|take two|three|2|3|double|twice',
      'letter|label|kind|type a|b|x|z takes|lasts|needs|take|requires',
      'task|job .. lasts|takes|needs two|three|twice|double',
      'setup|load|loading|warm',
      'task|job|exercise takes|lasts|needs|take|last|requires|require|occupies two|2|three|3|n|k|five|5|several|different|as',
      'duration|durations|two|2|three|3|n|k|several interval|unit|minute|tick|long|each',
      'length|duration|time .. letter|alphabet|differs|different|varies',
      'position in the alphabet',
    ],
    answer: (tasks, n) => 2 * tasks.length + Math.max(0, leastInterval(tasks, n) - tasks.length),
  },
  {
    asks: 'the most intervals, or the last one counted from zero',
    said: [
      'most|longest|latest|largest|maximum|maximal|greatest interval|number|time|possible|total|span',
      'maximise|maximize',
      'zero|0 based|indexed|counted|numbered',
      'from|with|at zero|0',
      'index|number of the last|final',
    ],
    answer: (tasks, n) => leastInterval(tasks, n) - 1,
  },
  {
    asks: 'capital and small letters to be the same',
    said: [
      'insensitive|insensitively',
      'ignore|ignoring|regardless|disregard|irrespective .. case',
      'case .. ignored|matter|matters|regardless|irrelevant',
      'upper|uppercase|capital .. lower|lowercase|small .. same|equal|alike',
      'lower|lowercase|small .. upper|uppercase|capital .. same|equal|alike',
    ],
    answer: (tasks, n) =>
      leastInterval(
        tasks.map((task) => task.toUpperCase()),
        n,
      ),
  },
  {
    asks: 'a plan that is repeated',
    said: ['cyclic|cyclically|circular|periodic|periodically|repeats|repeated forever|over', 'cycle|period of'],
    answer: (tasks, n) => Math.max(tasks.length, most(tasks) * (n + 1)),
  },
  {
    asks: 'a certain task first or last, or one before another',
    said: [
      'finished|done|completed|complete before any|all|every|the',
      'before any|all|every|the other|others',
      'have|has|must .. before any|all|the|every other|others|rest|task',
      'has|have to be finished|done|complete|completed|over|through before',
      'first in the alphabet',
      'first|last .. must',
    ],
  },
  {
    asks: 'tasks of some labels that last longer',
    said: ['letter|label|kind|type|name a|b|x|z takes|lasts|needs|requires|occupies'],
  },
]
