const lookAlikes = [
  {
    asks: 'water between walls that stand in a circle',
    said: [
      'ring|circle|round|loop',
      'in a circle|ring',
      'last .. neighbour|next|beside|joins|joined|adjacent|adjoins .. first',
      'circle|circular|circularly|ring|cyclic|wrap|wraps',
      'last .. next to .. first',
      'last and first',
    ],
    answer(height) {
      const top = height.indexOf(Math.max(...height))
      return trap([...height.slice(top), ...height.slice(0, top + 1)])
    },
  },
  {
    asks: 'the deepest water above one bar',
    said: ['deepest|depth|deep', 'maximum|largest|greatest|most .. single|one|any|bar|puddle|column'],
    answer: (height) => Math.max(0, ...waterAbove(height)),
  },
  {
    asks: 'the largest single pool',
    said: [
      'holding|holds|with the most',
      'of all puddle|pool|pond|basin',
      'the one holding|with|that|which',
      'a|one|each pool|pond|puddle|lake|basin|dip is|that|which',
      'the|one|that pool|pond|puddle|lake|basin ~volume|depth|level|has|have|are|hold',
      'largest|biggest|single|one|best|fullest pool|pond|puddle|lake|basin|dip',
      'holds|contains|carries the most|more',
      'largest|biggest|greatest|maximum|fullest|most .. pool|puddle|basin|pond|pit|valley|hollow|container',
      'single|one pool|puddle|basin|pond',
      'in|of|by one|single|each|any hollow|dip|puddle|pool|basin|pond|pit|valley|gap|trough',
      'return|find|report|give|print the|its greatest|largest|biggest|fullest',
    ],
    answer: (height) => Math.max(0, ...poolsOf(height).map(sum)),
  },
  {
    asks: 'the number of pools',
    said: [
      'how many|number of|count .. pool|pools|puddle|puddles|basin|basins|ponds|pond|valleys|hollows',
      'separate pools|puddles',
    ],
    answer: (height) => poolsOf(height).length,
  },
  {
    asks: 'the number of bars under water',
    said: ['how many bar|position|column|building|wall', 'covered|wet|submerged'],
    answer: (height) => waterAbove(height).filter(Boolean).length,
  },
  {
    asks: 'the most water that two of the walls hold',
    said: ['two lines|walls|bars|of|vertical', 'container|choose|pick|select', 'most|maximum water|amount'],
    answer: (height) =>
      Math.max(0, ...height.flatMap((a, i) => height.slice(i + 1).map((b, more) => Math.min(a, b) * (more + 1)))),
  },
  {
    asks: 'the most water between two walls, the bars between them taking room',
    said: ['two lines|walls|bars', 'choose|pick|select|remove'],
    answer: (height) =>
      Math.max(
        0,
        ...height.flatMap((a, i) =>
          height
            .slice(i + 1)
            .map((b, more) => sum(height.slice(i + 1, i + 1 + more).map((bar) => Math.max(0, Math.min(a, b) - bar)))),
        ),
      ),
  },
  {
    asks: 'water after one bar was removed',
    said: ['remove|removed|removing|delete|deleting|knock .. one|a|1|single', 'missing bar|wall'],
    answer: (height) => Math.max(...height.map((_, out) => trap(height.toSpliced(out, 1)))),
  },
  {
    asks: 'water after one bar was raised or added',
    said: [
      'raise|raised|raising|increase|build|insert|double|heighten .. one|a|1|bar|wall',
      'add|adding|added one|a|1|another bar|wall|unit',
      'can .. change|modify|raise',
    ],
    answer: (height) => Math.max(...height.map((_, at) => trap(height.with(at, Math.max(...height))))),
  },
  {
    asks: 'a wall at the left or at the right end that is endless',
    said: [
      'unlimited|infinite|endless|boundless height',
      'dam|cliff|mountain',
      'end|ends|ending at|in|with',
      'infinite|infinitely|endless|unlimited|unbounded|cliff',
      'both ends|sides|edges are|closed|have|walls|sealed|blocked',
      'closed|sealed|bounded|blocked by|at|on|left|right',
    ],
    answer: (height) => trap([Math.max(...height), ...height, Math.max(...height)]),
  },
  {
    asks: 'a wall at the right end that is endless',
    said: [
      'infinite|infinitely|endless|unlimited|cliff|dam',
      'right .. closed|sealed|blocked|wall|dam',
      'closed|sealed|blocked .. right',
    ],
    answer: (height) => trap([...height, Math.max(...height)]),
  },
  {
    asks: 'a wall at the left end that is endless',
    said: [
      'rim|tub|tank|bath|tray',
      'as high|tall as the',

      'dam',
      'house|garden|cliff|rock|mountain|tower|hillside wall|face|side',
      'against|along|touching|touches|leaning|leans|adjoins|adjoining|meets|beside a|an|the .. wall|house|cliff|building|tower|rock|hill',
      'far|much|infinitely|vastly higher|taller than',
      'as high|tall as you|we|one|needed|necessary',
      'other end|side|hand .. runs|run|flows|flow|drains|spills|escapes|open|freely',
      'one end|side .. is|stands|closed|wall',
      'infinite|infinitely|endless|unlimited|cliff',
      'left .. closed|sealed|blocked|wall',
      'closed|sealed|blocked .. left|one',
    ],
    answer: (height) => trap([Math.max(...height), ...height]),
  },
  {
    asks: 'bars that are wider than one',
    said: [
      'width|wide|widths two|2|of 2|w|varies|different|given',
      'width of each .. two|2|three|3|differs|given|w|in|listed',
      'two|2|several units|meters|metres wide',
      'different|various|varying|given|other|several|these|the widths ~of|is|1|one',
    ],
    answer: (height) => 2 * trap(height),
  },
  {
    asks: 'water up to a certain height or amount',
    said: [
      'height|level over|above|beyond|exceeding',
      'leak|leaks|leaky|leaking|flow|flows|runs|run|spill|spills|escape|escapes out|away|off',
      'at most k|one|1|h|that|a',
      'limit|limited|capacity|cap',
      'maximum depth',
      'evaporate|evaporates|drain|drains|drained|absorb|absorbs|porous|seep',
    ],
    answer: (height) => sum(waterAbove(height).map((water) => Math.min(water, 1))),
  },
  {
    asks: 'the sides and what is under the water counted too',
    said: [
      'including|include|total area',
      'area|volume|sum of the bars|blocks|walls',
      'perimeter|surface|silhouette|concrete|fill|level',
    ],
    answer: (height) => trap(height) + sum(height),
  },
  {
    asks: 'the level drops between neighbours, or the higher walls alone',
    said: [
      'immediate|direct|two|its|both neighbour|neighbor',
      'immediately|directly adjacent|next',
      'neighbouring|adjacent bar|wall only|alone',
    ],
    answer: (height) =>
      sum(height.map((bar, at) => Math.max(0, Math.min(height[at - 1] ?? 0, height[at + 1] ?? 0) - bar))),
  },
  {
    asks: 'water under a further condition',
    said: [
      'taken|torn|pulled|broken|cut|knocked|pushed away|down|off|through|out',
      '~without|no|any|never gap|opening|hole|gate|drain|sluice in|at|on|to|through',
      'rightmost|leftmost wall|bar|side',
      'poured until|up|over',
      'largest|deepest|biggest|fullest pool|puddle|basin|pond|of|hollow|dip',
      'more than two|2|three|3|one|k|a|half unit|level|metre|litre|deep|high|of|layer|row|brick',
      'more than two|three',
      'ground|soil|bar|floor|wall|stone|bottom .. drain|drains|soak|soaks|absorb|absorbs|swallow|swallows|drinks|porous',
      'no|single column|bar|pool|puddle|hollow|dip .. more|hold|holds|keeps|deeper',
      'a|is hole',
      'crack|shelter|sheltered|umbrella|plug|valve|outlet',
      'zero|0|lowest|ground .. hole|drain|swallow|lost|gap|disappear|vanish',
    ],
  },
  {
    asks: 'bars of height 0 through which the water drains',
    said: [
      '0|zero .. gully|drain|hole|pit|sink|leak|gone|sea|grate|shaft|chasm|gap|abyss|no|escapes|runs|flows',
      'gully|sink|grate|chasm|shaft|sewer|canal|river|sea|lake',
      'drain|drains|drained|drainage',
      '~without|no|any|or hole|pit|gap|abyss',
      'gone|escape|escapes|lost|vanish|vanishes|disappear|disappears',
      'no water .. over|above|on|in',
      'bottomless|porous',
    ],
    answer: (height) => {
      const pits = [-1, ...height.flatMap((bar, at) => (bar === 0 ? [at] : [])), height.length]
      return pits.slice(1).reduce((total, end, at) => total + trap(height.slice(pits[at] + 1, end)), 0)
    },
  },
  {
    asks: 'water above a certain level lost',
    said: ['lowest|bottom|deepest|upper|topmost|first|last unit|layer|level|inch|metre|meter', 'mud|muddy'],
  },
  {
    asks: 'walls or slopes beyond the row',
    said: [
      'end|ends|edge|edges|side|sides .. is|are|stands|stand .. wall|walls|closed|blocked',
      'left|right of the first|last .. rises|rise|stands|stand|leans|towers|begins|wall|cliff|house|hill|rock|slope|building',
      'taller|higher than any|all|every|everything|whatever',
      'nothing|none|no|never|not .. escape|escapes|leave|leaves|lost|flows|flow|runs|run|spills|drains .. that|one|this|there',
      'on that|one|this side|end|edge',
      'slope|cliff|mountain|hillside|dam|embankment',
    ],
  },
  {
    asks: 'thin walls that stand apart',
    said: [
      'thin|thickness|negligible|pane|panes|plate|plates|sheet|fence|fences|thick',
      'stand|stands|standing one|1|a unit|metre|meter .. apart',
      'between|apart .. floor|ground|level|flat',
      'floor|ground .. between|level|flat',
    ],
    answer(height) {
      let total = 0
      for (let gap = 1; gap < height.length; gap++)
        total += Math.min(Math.max(...height.slice(0, gap)), Math.max(...height.slice(gap)))
      return total
    },
  },
  {
    asks: 'only so much rain',
    said: [
      'unit|litre|liter|drop|one|1|k|inch|millimetre|mm of rain|water .. falls|fall|poured|comes|drops|each|every',
      'drizzle|shower|amount .. falls|fall',
      'falls|fall on each|every|a|one|the|bar|column .. once|only|one|unit',
      'only|just .. of rain|water',
    ],
    answer: (height) => Math.min(height.length, trap(height)),
  },
  {
    asks: 'water after the tallest bar is gone',
    said: [
      'burst|bursts|collapse|collapses|crumble|crumbles|falls|breaks|broken|fails|gone|torn|demolished|removed|missing',
      'tallest|highest|largest column|bar|wall|tower|building .. is|has|gets|to|without',
      'without|after the tallest|highest',
    ],
    answer: (height) => trap(height.with(height.indexOf(Math.max(...height)), 0)),
  },
]

const sum = (numbers) => numbers.reduce((total, number) => total + number, 0)

function waterAbove(height) {
  return height.map((bar, at) => Math.min(Math.max(...height.slice(0, at + 1)), Math.max(...height.slice(at))) - bar)
}

function poolsOf(height) {
  const pools = [[]]
  for (const water of waterAbove(height)) {
    if (water > 0) pools.at(-1).push(water)
    else if (pools.at(-1).length) pools.push([])
  }
  return pools.filter(({ length }) => length > 0)
}
