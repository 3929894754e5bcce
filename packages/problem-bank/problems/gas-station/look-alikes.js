/** The stations from which one gets all the way; the road may go backwards, end, or be driven otherwise. */
function starts(gas, cost, { back = false, tank = 0, spare = 0, most = Infinity, stretches = gas.length } = {}) {
  const n = gas.length
  return gas
    .map((_, start) => start)
    .filter((start) => {
      let left = tank
      for (let step = 0; step < stretches; step++) {
        const station = back ? (start - step + n * n) % n : (start + step) % n
        left = Math.min(most, left + gas[station]) - cost[back ? (station - 1 + n) % n : station]
        if (left < spare) return false
      }
      return true
    })
}

const first = (gas, cost, rules) => starts(gas, cost, rules)[0] ?? -1
const sum = (numbers) => numbers.reduce((total, number) => total + number, 0)

const lookAlikes = [
  {
    asks: 'stations counted from one',
    said: [
      '1|one based|indexed|index|indexing',
      'counted|counting|count|numbered|numbering|starting|labeled|labelled .. from|at|with 1|one',
      'station 1|one',
      '1|one to|through n',
      'first station .. 1|one',
    ],
    answer: (gas, cost) => (canCompleteCircuit(gas, cost) < 0 ? -1 : canCompleteCircuit(gas, cost) + 1),
  },
  {
    asks: 'the last of the stations that are right',
    said: [
      'last|largest|highest|greatest such|possible|valid',
      'largest|highest|greatest|maximum index|position|number',
      'if|when several|more|multiple .. last|largest|highest',
    ],
    answer: (gas, cost) => starts(gas, cost).at(-1) ?? -1,
  },
  {
    asks: 'how many stations are right',
    said: ['how many', 'number|count of .. starting|valid|such|possible|station', 'count|counts'],
    answer: (gas, cost) => starts(gas, cost).length,
  },
  {
    asks: 'the other direction',
    said: [
      'counterclockwise|anticlockwise|backward|backwards|reverse|reversed',
      'counter|anti clockwise',
      'opposite|other direction|way',
      'previous station',
      'from station i to|towards station i 1 backwards',
      'descending',
      'against',
      'descending|falling',
      'downwards|downward',
      'last to first',
    ],
    answer: (gas, cost) => first(gas, cost, { back: true }),
  },
  {
    asks: 'either direction',
    denied: [
      'clockwise|next|order|following|followed|forward|onward|mod|modulo|cyclically|successor',
      'village|town|moon|island after',
      'i 1',
    ],
    said: [
      'or the other way|direction',
      'other way .. too|also|same|as',
      'direction .. choose|pick|free|wish|like|want|yours',
      'choose|pick|free|chosen .. direction|way|round',
      'either|both|any|which direction|way|side|ways|sides',
      'either|both|any direction|way',
      'clockwise or counterclockwise|anticlockwise|counter|anti',
      'direction .. choose|chosen|free|freely',
      'whichever',
    ],
    answer: (gas, cost) =>
      gas.findIndex((_, start) => [true, false].some((back) => starts(gas, cost, { back }).includes(start))),
  },
  {
    asks: 'a tank of limited size',
    said: [
      'tank|battery|bag holds|hold|can|takes',
      'tank|battery|bag has room|space|capacity ~for',
      'at the most',
      'holds|hold|carry|carries|store|stores .. most|than|only|up',
      '5|10|ten|five|twenty|k units|litres|gallons',
      'limited|finite capacity|tank|size|to',
      'capacity of',
      'tank|battery capacity',
      'hold|holds|carry|store at|only|up',
      '~never|not|to|cannot overflow|overflows|spill|spilled',
      'full tank|battery',
      'no|not|never more|over|beyond ten|five|k|its',
      'no|not|never more|over|beyond than ~one|1|a|once',
      'tank|battery|bag .. small|ten|five|k|most',
      'spills|spilt|wasted|waste|lost|excess',
      'more than ten|five|two|three|k',
      'at most ten|five|k|two|three',
      'room for ~any|as|all|everything|whatever|every|unlimited',
      'up to ten|five|k|two|three',
    ],
    answer: (gas, cost) => first(gas, cost, { most: Math.max(...gas) }),
  },
  {
    asks: 'a tank that holds no more than a stated amount',
    said: [
      'never|not|no hold|holds|carry|carries|store|stores more|above|over',
      'never|not|no .. more than two|three|five|six|ten|twenty|2|3|5|6|8|10|12|15|20|50|100|c|cap|capacity|k',
      'whatever|what|rest|surplus|excess|remainder .. not fit',
      'left|stays|remains|lost|wasted at|in the pump|station',
      'small|little|tiny|modest tank|battery|bag ~of',
    ],
  },
  {
    asks: 'a tank that is not empty at first, or must keep a reserve',
    said: [
      'never|not|may be|run|fall|stand|get dry|empty',
      'never|not .. dry|empty .. even|arriving|arrive|arrival',
      'empty tank|battery .. not|never|fail|stops|stuck|allowed',
      'dry|empty .. never|even|arriving',
      'never|not|no|without|nowhere .. pull|pulls|arrive|arrives|arriving|arrived|roll|rolls|enter|enters|reach|reaches|come|comes|get|gets|stop|stops|turn|turns|drive|drives .. dry|empty|zero|nothing|bare|exhausted',
      'dry|empty .. ~or|return not .. even|allowed|fine|acceptable|on|when|upon',
      'wants|want|insists|keeps|keep|likes .. left|unit|litre|reserve|least|always',
      'needs .. left|reserve|least|always',
      'left at|in any|every|all|each|the time|moment|times|point|tank',
      'reserve|spare',
      'at least one|1|two|2 unit|litre|liter|gallon|in',
      'below one|1|two|2|k',
      'strictly positive',
      'start|starts|starting|begin with 1|2|5|10|k|one|two|five|ten|some',
      'never|not .. below|under|zero|0',
      'never|not be|become|get|quite|entirely|completely|fully|run empty|dry',
      'something|anything|drop|little .. left|remains|remain|over',
      'arrive|arrives|arriving with|at .. least|empty|some|unit|litre|drop',
      'left|remain|remains|over in|at',
      'to spare',
      'more than .. needed|needs|enough',
      'run|running|runs down|low',
    ],
    answer: (gas, cost) => first(gas, cost, { spare: 1 }),
  },
  {
    asks: 'a start with some fuel',
    said: [
      'extra unit|litre|gallon|fuel',
      'initial|initially .. one|two|some|1|2|k|unit|litre',
      'begin|begins|start|starts|starting|beginning|leave|leaves with .. one|two|some|three|five|ten|1|2|5|10|unit|litre',
      'full tank|battery',
      'already .. fuel|gas|unit|litre|charge|energy',
      'tank is not empty',
      'nonempty',
      'start|starts|starting|begin with 1|2|5|10|k|one|two|five|ten|some',
      'with|gets|has|have a|one|two|three|some|five|ten litre|litres|unit|units|canister|gift',
      'canister|jerrycan|gift|bonus',
      'borrow|borrows|borrowed|debt|credit|owe|loan',
      'beforehand',
      'not|never empty at',
    ],
    answer: (gas, cost) => first(gas, cost, { tank: 1 }),
  },
  {
    asks: 'a road that is not a circle',
    said: ['straight|linear', 'not .. circular|circle', 'destination', 'one way'],
    answer: (gas, cost) =>
      gas.findIndex((_, start) =>
        starts(gas.slice(start), cost.slice(start), { stretches: gas.length - start - 1 }).includes(0),
      ),
  },
  {
    asks: 'the fewest stops or stations',
    said: ['fewest|minimum|least|minimal|smallest number|stop|refuel', 'refuelling|refueling', 'how far'],
    answer: (gas, cost) => Math.max(0, starts(gas, cost).length - 1),
  },
  {
    asks: 'the fuel that is missing or left',
    said: [
      'left|leftover|remaining|remains|surplus|extra|additional|needed|required|missing .. fuel|gas|energy|tank|unit|after|over|at',
      'amount of .. left|remaining|needed|missing',
      'smallest|minimum|least .. fuel|gas|tank|capacity|amount',
    ],
    answer: (gas, cost) => sum(gas) - sum(cost),
  },
  {
    asks: 'the station where it runs dry, or the end',
    said: ['where .. run|runs|stranded|stuck|dry|out', 'stranded|stuck', 'ending|final|last station', 'run|runs out'],
    answer: (gas, cost) => gas.findIndex((_, i) => sum(gas.slice(0, i + 1)) < sum(cost.slice(0, i + 1))),
  },
  {
    asks: '0 or the number of stations where there is none',
    said: [
      'return|give|answer|report 0|zero|n',
      'or 0|zero|n',
      'otherwise 0|zero|n',
      '0|zero if|when|where .. no|none|impossible|cannot',
    ],
    answer: (gas, cost) => Math.max(0, canCompleteCircuit(gas, cost)),
  },
  {
    asks: 'a road that costs before a station, not after it',
    said: [
      'from .. previous|preceding station|point|one',
      'to reach it|station|point i from',
      'before reaching|arriving',
    ],
    answer: (gas, cost) => first(gas, [...cost.slice(1), cost[0]]),
  },
  {
    asks: 'a journey that need not close the circle',
    said: [
      'not to come|return|get',
      'not .. to come|return|drive|get back|home',
      'need|have|has|do not .. come|return|back|close|home',
      'every|all|each station|point .. once|visited|seen',
      'not come|coming|get|getting back',
      'no need|duty|return|obligation .. come|return|back|home',
      'neednt|dont|without .. come|return|back|close|home|start|finish',

      'neednt .. return|back|close|home|start',
      'need|have not .. return|back|close|home|start',
      'not need|have .. return|back|close|home|start',
      'without returning|closing|the',
      'last|final leg|stretch|road',
      'far as the last',
      'every|each|all station|stations|village|villages|depot|depots .. seen',
      'one way',
      'ends|end|stop|stops before',
    ],
    answer: (gas, cost) => first(gas, cost, { stretches: gas.length - 1 }),
  },
  {
    asks: 'the first station that has enough for the next stretch',
    said: [
      'gas|fuel|energy|supply .. least|exceeds|covers|greater|larger|enough|more|suffices',
      'next|following station|stretch|leg|stop alone|only|is|can',

      'enough for|to',
      'outweighs',
      'its own cost',
    ],
    answer: (gas, cost) => gas.findIndex((amount, station) => amount >= cost[station]),
  },
  {
    asks: 'the station with the largest surplus',
    said: [
      'largest|most|richest|greatest|highest|biggest|best gas|fuel|surplus|difference|gain|energy|margin|supply',
      'most|more gas|fuel|energy|sandwiches|supply',
      'surplus|margin|profit',
      'gas|supply minus|less',
      'fullest|fuller',
      'easiest|best',
    ],
    answer: (gas, cost) =>
      gas.reduce((best, amount, station) => (amount - cost[station] > gas[best] - cost[best] ? station : best), 0),
  },
  {
    asks: 'a journey under one more condition',
    said: [
      'but|except|save one|two|three|four|k|2|3|4',
      'charge|charges|refuel|refuels|fill|fills|stop|stops only|just|twice|thrice',
    ],
  },
  {
    asks: 'a round that need not be closed',
    said: ['not|without drive|driving|return|returning|come|go back|home', 'over as soon as'],
  },
  {
    asks: 'a journey under one more rule',
    said: [
      '~true|false|start|starts|begin|begins as soon',
      '~out|break|breaks|breaking|broke even ~if|when|though|where|better|so|the|a|an|in|by|after|for|then|agree|share|tempered|handed|keeled|ring|their|its|they|them',
      'more than two|three|four|five|six|seven|eight|ten|2|3|4|5|6|7|8|10',
      '~true|false|start|starts|begin|begins as soon as',
    ],
  },
  {
    asks: 'a tank that is never empty',
    said: [
      'some|any|positive|little|something fuel|gas|petrol|charge left|over|remaining|in',
      'with|have|has .. left|spare when|at|over',
      'stall|stalls|stalled',
      'reserve|strictly',
      'even|also|already at|on|upon arrival|arriving',
      'not|never .. arrive|arrives|arriving .. empty|dry|last',
      'more|at .. than|least .. needed|one',
    ],
    answer: (gas, cost) =>
      gas.findIndex((_, start) => {
        let tank = 0
        return gas.every((_, step) => {
          const at = (start + step) % gas.length
          tank += gas[at] - cost[at]
          return tank > 0
        })
      }),
  },
  {
    asks: 'a tank that is empty nowhere but at the end',
    said: [
      'never|not|no|without|nowhere|fatal|forbidden .. pull|pulls|arrive|arrives|arriving|arrived|arrival|roll|rolls|enter|enters|reach|reaches|come|comes|get|gets|stop|stops|turn|turns|drive|drives .. dry|empty|zero|nothing|bare|exhausted',
      'dry|empty|zero .. except|save|but|only at|on|for the very|end|last|finish|home|close',
      'except|save at|on|for the end|last|very|finish|close',
      'something|anything|drop|little|some|positive .. left|remains|remain|over .. every|each|any|station|stop|arrival|way',
      'only|just|save at|on the end|last|finish|close .. dry|empty|zero',
      'strictly positive',
      'before|until the end|last|finish .. dry|empty|zero',
      'left|remain|remains|over|aboard .. at|on|upon|in every|each|any|all',
      'aboard|left|remaining|over whenever|wherever|each|every|everywhere',
      'only when|where|at|on|once|there .. may|can|be bare|empty|dry|exhausted',
      'may|can|be bare|empty|dry|exhausted only|just',
      'to spare',
    ],
    answer: (gas, cost) =>
      gas.findIndex((_, start) => {
        let tank = 0
        return gas.every((_, step) => {
          const at = (start + step) % gas.length
          tank += gas[at] - cost[at]
          return step + 1 < gas.length ? tank > 0 : tank >= 0
        })
      }),
  },
]
