const nameOf = (letter) => (letter === 'R' ? 'Radiant' : 'Dire')
const otherThan = (letter) => (letter === 'R' ? 'D' : 'R')
const countOf = (senate, letter) => senate.split(letter).length - 1

/** The winner where each in turn strikes out the place that is chosen among all others, if there is one. */
function winner(senate, chosen) {
  let line = [...senate]
  for (let turn = 0; turn < 10_000 && new Set(line).size > 1; turn++) {
    const [acting, ...others] = line
    const place = chosen(others, otherThan(acting))
    line = [...(place === -1 ? others : others.toSpliced(place, 1)), acting]
  }
  return nameOf(line[0])
}

const lookAlikes = [
  {
    asks: 'the majority',
    said: [
      'majority',
      'more|most senators|votes|members|letters',
      'outnumber|outnumbers',
      'count|counts|counted .. votes|letters',
      'larger party',
    ],
    answer: (senate) => nameOf(countOf(senate, 'R') >= countOf(senate, 'D') ? 'R' : 'D'),
  },
  {
    asks: 'a single round',
    said: [
      'one|single|1|first round',
      'only|just|acts|act|votes|vote|speaks once',
      'after|one|a the|single|one|first round',
      'no second|further|more round',
      'not|never .. again',
    ],
    answer(senate) {
      const banned = new Set()
      for (const [at, letter] of [...senate].entries()) {
        if (banned.has(at)) continue
        const after = [...senate].findIndex((other, place) => place > at && other !== letter && !banned.has(place))
        const place = after === -1 ? [...senate].findIndex((other, i) => other !== letter && !banned.has(i)) : after
        if (place !== -1) banned.add(place)
      }
      const left = [...senate].filter((_, at) => !banned.has(at)).join('')
      return nameOf(countOf(left, 'R') >= countOf(left, 'D') ? 'R' : 'D')
    },
  },
  {
    asks: 'the last opponent to be banned',
    said: [
      'last|farthest|furthest|latest senator|opponent|one|member|of',
      'back of the',
      'acts|act|acted|speaks last',
      'worst|foolish|badly',
    ],
    answer: (senate) => winner(senate, (others, letter) => others.lastIndexOf(letter)),
  },
  {
    asks: 'the neighbour to be banned, whatever the party',
    said: [
      'next|neighbour|neighbor|adjacent senator|in|to|one|person .. whatever|whichever|regardless|any|whether|even',
      'whatever|whichever|regardless|irrespective .. party',
      'own|same party .. too|also|even',
      'neighbour|neighbours|neighbor|neighbors|adjacent',
      'josephus',
    ],
    answer: (senate) => winner(senate, () => 0),
  },
  {
    asks: 'the order from the right, or the other party first',
    said: [
      'right to',
      'from|starting|beginning .. right|end|back|last',
      'reverse|reversed|backwards',
      'dire|d|blue acts|act|starts|start|begins|begin|moves first',
      'last senator .. first|starts|begins',
    ],
    answer: (senate) => predictPartyVictory([...senate].reverse().join('')),
  },
  {
    asks: 'a right that comes back',
    said: [
      'temporarily|temporary',
      'this|next|one|the|that|following|current round only|alone',
      'only .. round',
      'right|rights .. back|again',
      'restored|regain|regains|regained',
      'skip|skips|miss|misses one|a|the|his|their',
    ],
    answer: (senate) => nameOf(senate[0]),
  },
  {
    asks: 'two bans at a time, or the loser',
    said: [
      'two|three|2|3|k senators|rights|opponents|members|others',
      'loser|loses|losing|defeated',
      'last|remaining|surviving senator|member',
      'three|four parties',
      'may|can pass|abstain|skip',
      'random|randomly',
      'voting power|weight',
    ],
    answer: (senate) => nameOf(otherThan(predictPartyVictory(senate)[0])),
  },
  {
    asks: 'those alone who come later to be banned',
    said: [
      'behind|after|later|right|following .. only|alone',
      'only|just .. behind|after|later|right',
      'not|never wrap|circular|start|come|begin',
      'stack',
      'earlier|before|already acted|spoken',
    ],
    answer(senate) {
      const left = []
      let waiting = []
      for (const letter of senate) {
        if (waiting.length > 0 && waiting[0] !== letter) waiting = waiting.slice(1)
        else {
          waiting.push(letter)
          left.push(letter)
        }
      }
      return nameOf(left.at(-1))
    },
  },
]
