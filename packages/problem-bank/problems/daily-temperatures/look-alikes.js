/** Where the next day is that stands in this relation to each day; -1 where there is none. */
const next = (days, rule) => days.map((today, i) => days.findIndex((other, j) => j > i && rule(other, today)))
const waits = (days, rule) => next(days, rule).map((day, i) => (day === -1 ? 0 : day - i))

const lookAlikes = [
  {
    asks: 'the next day at least as warm',
    denied: [
      'warmer|hotter|higher|greater|larger|bigger|exceed|exceeds|more|above|strictly|rise|rises|beats|over|milder|taller|>',
      'outdo|outdoes|outbid|outbids|tops|surpass|surpasses|better|deeper|louder|brighter|wider|longer|outstrips|outranks|overtakes|older|later|richer|stronger|heavier|faster|costlier',
    ],
    said: [
      'or more|above|higher|warmer|greater',
      'at least as',
      'as warm|hot|high|large',
      'equal or',
      'or equal|equally|same',
      'not|no colder|cooler|lower|less|smaller',
      'same or',
      'greater|warmer|higher|hotter than or',
      'not|never|no colder|lower|cooler|less|below|smaller',
      'as warm|high|hot|much',
      'equal|same|equally .. enough|suffices|count|counts|too|also|well',
      'same temperature|reading|value .. enough|counts|too|also|well|do',
      'reaches|reach|match|matches',
      'warmer .. or|and .. same|equal|equally',
      'at least',
    ],
    answer: (days) => waits(days, (other, today) => other >= today),
  },
  {
    asks: 'the next colder day',
    said: ['colder|cooler|lower|smaller|less|drop|drops|falls|fall|chillier|cold|decrease', 'coldest'],
    answer: (days) => waits(days, (other, today) => other < today),
  },
  {
    asks: 'the next day of another or the same temperature',
    said: [
      'different|another temperature|reading|value',
      'differs|changes',
      'same|equal|exactly temperature|reading|value',
    ],
    answer: (days) => waits(days, (other, today) => other !== today),
  },
  {
    asks: 'the days since the last warmer one',
    said: [
      'since',
      'ago',
      'previous|preceding|earlier|past|backward|backwards',
      'last warmer|hotter|higher|such|time',
      'looking back',
      'before it',
    ],
    answer: (days) => waits(days.toReversed(), (other, today) => other > today).reverse(),
  },
  {
    asks: 'the number of warmer days to come',
    said: [
      'number|count of warmer|hotter|higher|later|future|following|such',
      'how many .. warmer|hotter|higher',
      'many warmer|hotter|later|future|following',
      'count|counts .. warmer|hotter|higher',
      'are warmer|hotter|higher',
    ],
    answer: (days) => days.map((today, i) => days.slice(i).filter((other) => other > today).length),
  },
  {
    asks: 'warmer days within a limit',
    said: ['within|window|limit', 'next|following|coming 2|3|4|5|6|7|two|three|four|five|seven|k', 'no more than'],
    answer: (days) => days.map((today, i) => days.slice(i + 1, i + 4).filter((other) => other > today).length),
  },
  {
    asks: 'the temperature or the place of the next warmer day',
    said: [
      'temperature|reading|value of|on|itself .. next|that|first|warmer',
      'index|position|number of the|that|next|its',
      'which day',
      'day number|index',
      'next greater|warmer|higher element|temperature|value',
      'return|give|report .. temperature of',
    ],
    answer: (days) => next(days, (other, today) => other > today).map((day) => days[day] ?? 0),
  },
  {
    asks: 'the index of the next warmer day',
    said: ['index|position of|at|where', 'which day', 'day number|index', 'date'],
    answer: (days) => next(days, (other, today) => other > today).map((day) => Math.max(0, day)),
  },
  {
    asks: '-1 where no day is warmer',
    said: ['-1', 'minus one', 'null|none|infinity'],
    answer: (days) => dailyTemperatures(days).map((wait) => wait || -1),
  },
  {
    asks: 'the days that are left where none is warmer',
    said: [
      'left of|in the record|array|list|series',
      'remaining day',
      'day remaining|left',
      'until the end',
      'length .. if|when|where',
      'number of .. remaining|left',
    ],
    answer: (days) => dailyTemperatures(days).map((wait, i) => wait || days.length - 1 - i),
  },
  {
    asks: 'days in a circle',
    said: [
      'circular|circle|circularly|cyclic|cyclically|wrap|wrapping',
      'starts|start|begin|begins again|over|anew',
      'after the last',
    ],
    answer: (days) => waits([...days, ...days], (other, today) => other > today).slice(0, days.length),
  },
  {
    asks: 'the days that lie between',
    said: ['between', 'excluding|exclude|not counting', 'days that|which pass|lie|are without', 'in the meantime'],
    answer: (days) => dailyTemperatures(days).map((wait) => Math.max(0, wait - 1)),
  },
  {
    asks: 'a day warmer by two degrees or more',
    said: [
      'not|never .. notice|notices|register|registers|react|reacts|see|sees|perceive|matter',
      'not|never .. felt|noticed|noticeable|sensed',
      'feel|feels|felt|noticeable|noticeably|clearly|distinctly|markedly|considerably warmer|hotter|higher|so',
      'degree .. not|never|no|nothing',
      'degree warmer|higher|hotter|more',
      'warmer|higher|hotter by',
      'at least 2|3|4|5|10|two|three|five|ten',
      'by 2|3|5|10|two|three|five|ten|k',
      'by at',
      'twice|double|much',
    ],
    answer: (days) => waits(days, (other, today) => other >= today + 2),
  },
  {
    asks: 'the warmest day to come, or the second warmer one',
    said: [
      'warmest|hottest|highest|maximum|peak|largest',
      'second warmer|hotter|next|such',
      'second',
      'two warmer|hotter',
      'average|mean',
    ],
    answer: (days) => days.map((_, i) => days.slice(i).indexOf(Math.max(...days.slice(i)))),
  },
  {
    asks: 'the last warmer day',
    said: ['last|latest|final|furthest|farthest|longest|distant', 'most day'],
    answer: (days) => days.map((today, i) => Math.max(0, days.findLastIndex((other) => other > today) - i)),
  },
  {
    asks: 'the wait for a warmer day under one more condition',
    said: [
      'a|one|two|this week|fortnight',
      '~consecutive|successive market|working|holiday|business|school day',
      'even|odd day|date|index|place',
      'until the end',
      'stays|stay|remains|remain|keeps|keep so|warm|warmer|that|it|above',
      'more than two|three|four|five|six|seven|eight|ten|2|3|4|5|6|7|8|10',
      'no|not|never more|longer|further|larger|greater|higher than one|1|two|three|four|five|six|seven|eight|ten|2|3|4|5|6|7|8|10',
    ],
  },
  {
    asks: 'days that come again',
    said: [
      'every year|week',
      'cyclic|circular|typical',
      'repeats|repeat itself|endlessly|forever',
      'followed by .. first',
      'last .. followed',
    ],
  },
  {
    asks: 'the day right after passed over',
    said: [
      'tomorrow .. not|out|left|skip|skipped|excluded|known|ignored',
      'after tomorrow',
      'next|following day|one|reading .. not|never|out|skip|skipped|ignored|excluded|passed',
      'at least two|2 day|later|ahead|away|on|further',
      'not|never|except|excluding|skip|skipping|ignoring|leaving|without|beyond .. next|following|very|immediate day|one|reading',
      'earliest|soonest .. second|two|2',
    ],
    answer: (temperatures) =>
      temperatures.map((today, i) => Math.max(0, temperatures.findIndex((other, j) => j > i + 1 && other > today) - i)),
  },
]
