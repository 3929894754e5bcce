const countsOf = (arr) => [...new Set(arr)].map((number) => arr.filter((same) => same === number).length)
const timesOf = (arr, number) => arr.filter((same) => same === number).length
const allDiffer = (counts) => new Set(counts).size === counts.length

const lookAlikes = [
  {
    asks: 'all values to be different',
    said: [
      'duplicate|duplicates|repeated|repeat|repeats',
      'all|every|each value|number|element|elements|values|numbers distinct|unique|different|occurs|appears|is',
      'all values|numbers|elements|integers .. distinct|unique|different',
      'appears|occurs at|more least|than',
      'twice',
    ],
    answer: (arr) => new Set(arr).size === arr.length,
  },
  {
    asks: 'all values to occur equally often',
    said: [
      'every|each|all .. same|equal|identical number|count|frequency|times',
      'all .. equally',
      'all counts|frequencies|occurrences .. same|equal|identical',
      'uniform|uniformly|balanced',
      'same|equal|identical number|count|frequency|amount of|as',
    ],
    answer: (arr) => new Set(countsOf(arr)).size === 1,
  },
  {
    asks: 'two values that do occur equally often',
    said: [
      'true if|when|where .. two|some|at|there|any .. same|equal|equally|share',
      'two|some .. same|equal|share|equally .. true',
      'exists|exist|there are|is two|a pair|some',
      'false if|when|where .. unique|distinct|different',
      'at least two',
      'tie|ties|tied .. true',
    ],
    answer: (arr) => !uniqueOccurrences(arr),
  },
  {
    asks: 'a single value of the highest count',
    said: [
      'most|least often|frequent|common|frequently',
      'mode|majority|winner',
      'highest|largest|maximum|top count|frequency|number',
    ],
    answer(arr) {
      const counts = countsOf(arr)
      return counts.filter((count) => count === Math.max(...counts)).length === 1
    },
  },
  {
    asks: 'a value that occurs once',
    said: ['once', 'exactly|only one|1|single', 'single'],
    answer: (arr) => countsOf(arr).includes(1),
  },
  {
    asks: 'each value to occur as often as it says',
    said: [
      'its|the own value|number|size',
      'equal|equals|as .. value|itself',
      'as often|many .. as|says',
      'lucky',
      'coincide|coincides|match|matches .. value|itself',
    ],
    answer: (arr) => arr.every((number) => timesOf(arr, number) === number),
  },
  {
    asks: 'runs of equal values',
    said: [
      'directly|immediately|right behind|after|following',
      'on|in|at end|succession|row',
      'back to back',
      'times|time on|in|running',
      'one|single appearance|occurrence|mention|visit',
      'count|counts|counted|is|are|being|taken as|for|once one|once|single',
      'consecutive|adjacent|neighbouring|contiguous|row|run|runs|block|blocks|streak|streaks|group|groups',
    ],
    answer: (arr) => {
      const runs = []
      for (const [at, number] of arr.entries()) {
        if (at > 0 && arr[at - 1] === number) runs.push(runs.pop() + 1)
        else runs.push(1)
      }
      return allDiffer(runs)
    },
  },
  {
    asks: 'the absolute values, or the digits',
    said: ['absolute|sign|magnitude|digit|digits|parity|modulo', 'negative .. same|as|positive'],
    answer: (arr) => uniqueOccurrences(arr.map(Math.abs)),
  },
  {
    asks: 'different counts after something is removed or changed',
    said: [
      'remove|removed|removing|delete|deleted|deleting|change|changed|changing|add|adding|added|insert|inserting',
      'possible|can be made|make|achieve',
      'at most|up to',
      'except|but|apart|save|tolerated',
      'almost|nearly',
    ],
    answer: (arr) => arr.some((_, at) => uniqueOccurrences(arr.toSpliced(at, 1))),
  },
  {
    asks: 'counts with a further property',
    said: [
      'even|odd|prime number|count|times|frequency|frequencies|occurrences|counts|values|numbers|elements',
      'more|less|fewer|at least|most than|two|three|k',
      'consecutive counts|frequencies|numbers',
      'power|powers|divisible|multiple',
      'gap|gaps|form|forms|1 to|through',
      'larger|smaller|bigger|greater value|values|number|numbers|one|occurs|occur|more',
      'strictly|monotonic|increasing|increase|decreasing|sorted|order',
      ...conditions('no longer'),
    ],
    answer: (arr) => countsOf(arr).every((count) => count % 2 === 0),
  },
]
