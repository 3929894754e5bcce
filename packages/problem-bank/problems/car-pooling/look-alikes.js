const total = (numbers) => numbers.reduce((sum, number) => sum + number, 0)
const most = (trips, isAboard) =>
  Math.max(
    ...trips.map(([, at]) => total(trips.filter(([, from, to]) => isAboard(at, from, to)).map(([count]) => count))),
  )
const mostAboard = (trips) => most(trips, (at, from, to) => from <= at && at < to)

const lookAlikes = [
  {
    asks: 'seats that are still taken where their passengers get out',
    said: [
      'until|till everybody|everyone|all .. on|in|boarded|aboard',
      'wait|waits|waiting until|till|for',
      'each|every of these|those',
      'being one of|included|counted',
      'inclusive|inclusively|closed',
      'including .. to|end|destination|last',
      'board|boards|boarding|enter|enters|get|gets|come before .. leave|leaves|off|out|alight|alights|exit|exits',
      'before anyone|anybody|someone|others|those|the|any .. leave|leaves|off|out|alight|alights|exit|exits',
      'first board|enter|in|on',
      'get|gets|getting in|on first|before',
      'still occupied|taken|aboard|sitting|seated|in|count|counts|there|on',
      'not|cannot|never .. same place|stop|station|point|kilometre|kilometer|time|floor',
      'free|freed|available|empty only after|later|behind|from|beyond',
      'only after|later|behind|beyond',
      'strictly after|later|behind|beyond',
      'both .. ends|included',
      'cleaned|cleaning|clean',
    ],
    answer: (trips, capacity) => most(trips, (at, from, to) => from <= at && at <= to) <= capacity,
  },
  {
    asks: "a seat that stays free, or is the driver's",
    said: [
      'broken|driver|reserved|luggage|guide|blocked|occupied|spoilt',
      'always|already in|inside|aboard|occupied|taken',
      'one|a seat|place .. broken|blocked|taken|kept|lost|used',
      'at least one .. empty|free|vacant|unused',
      'operator|guide|conductor|steward|crew|guard|attendant|staff|inspector',
      'already .. one|passenger|person|somebody|someone|aboard|inside|in',
      'fewer|less .. than',
      'fewer|less|below|under than limit|capacity|seats|the|its|c|k',
      'driver|chauffeur .. seat|one|too|also|included|counts|counted|takes|needs|among',
      'seat|place|one|spot .. free|empty|reserved|spare|driver|vacant',
      'strictly less|fewer|below|under|smaller',
      'less|fewer|below|smaller than capacity|seats|its|the',
      'including the driver',
      'never .. full',
    ],
    answer: (trips, capacity) => mostAboard(trips) < capacity,
  },
  {
    asks: 'all passengers at once',
    said: [
      'nobody|no|none|never .. off|out|leaves|leave|alight|alights',
      'stay|stays|remain|remains .. end|last|until|till|through|aboard',
      'until|till the end|last|terminal|terminus|final',
      'total|altogether|overall .. passenger|people|number',
    ],
    answer: (trips, capacity) => total(trips.map(([count]) => count)) <= capacity,
  },
  {
    asks: 'all trips but one',
    said: [
      'one|1|k|single|two|2 .. refused|declined|canceled|cancelled|skipped|dropped|rejected|left|turned|removed',
      'refuse|refusing|decline|declining|cancel|cancelling|canceling|skip|skipping|drop|dropping|reject|rejecting|remove|removing one|up|any|a|single|at|some',
      'all but|except one',
      'at most|up to one|1|two|2 trip|ride|group|request|booking',
    ],
    answer: (trips, capacity) =>
      mostAboard(trips) <= capacity ||
      trips.some((_, place) => trips.length === 1 || mostAboard(trips.toSpliced(place, 1)) <= capacity),
  },
  {
    asks: 'several cars',
    said: [
      'two|2|three|3|both|second|several|many|k|identical car|cars|bus|buses|van|vans|taxis|vehicles|lifts|boats|minibuses|minibus',
      'fleet',
      'each|another|either|first|other car|bus|van|vehicle',
    ],
    answer: (trips, capacity) => mostAboard(trips) <= 2 * capacity,
  },
  {
    asks: 'a limit on the trips at a time',
    said: [
      'trips|groups|rides|parties|bookings|requests at|in|on once|a|the|any|same|one|board',
      'number|count of trips|groups|rides|parties|bookings|requests',
      'more|most than|capacity|at trips|groups|rides|parties|bookings',
      'at most capacity|limit|k|c groups|trips|rides|parties',
    ],
    answer: (trips, capacity) => mostAboard(trips.map(([, from, to]) => [1, from, to])) <= capacity,
  },
  {
    asks: 'trips with a length instead of an end',
    said: [
      'duration|durations|distance|distances|farther',
      'and|the|of length',
      'how|so far|long',
      'for .. kilometres|kilometers|miles|stops|minutes|km',
    ],
    answer: (trips, capacity) =>
      mostAboard(trips.map(([count, from, length]) => [count, from, from + length])) <= capacity,
  },
  {
    asks: 'trips that are made one after another',
    said: [
      'one after another|the',
      'one by one',
      'one at a',
      'order .. listed|given|trips|array',
      'in|by the|this given|listed|same|original order',
      'may|can|could turn|return|drive|go back|around|both|either',
      'both|either direction|directions|ways',
      'back and forth',
      'as often|many|frequently',
      'separate|separately',
    ],
    answer: (trips, capacity) => trips.every(([count]) => count <= capacity),
  },
  {
    asks: 'a round trip',
    said: [
      'circle|circular|ring|loop|cyclic|circuit|carousel',
      'round trip|tour|course',
      'from > to',
      'greater|larger than to',
    ],
    answer: (trips, capacity) => mostAboard(trips) <= capacity,
  },
  {
    asks: 'another order of the three numbers',
    said: [
      'start|from|begin|pickup|origin .. end|to|dropoff|destination .. passengers|people|count|number|riders|persons',
    ],
    answer: (trips, capacity) => mostAboard(trips.map(([from, to, count]) => [count, from, to])) <= capacity,
  },
  {
    asks: 'the opposite',
    said: [
      'true if|when|where|exactly|iff .. not|cannot|never|no|overloaded|overcrowded|overfull|full|exceeds|exceed|exceeded|too',
      'whether .. cannot|overloaded|overcrowded|overfull|exceeds|exceed|exceeded|too',
      'overloaded|overcrowded|overfull|overbooked',
    ],
    answer: (trips, capacity) => mostAboard(trips) > capacity,
  },
  {
    asks: 'a car that is full at some place',
    said: [
      'exactly|completely|fully full|filled|capacity|used|occupied',
      'ever|once full',
      'no seat|seats|place .. left|free|empty',
    ],
    answer: (trips, capacity) => mostAboard(trips) === capacity,
  },
  {
    asks: 'a car that takes more than its seats',
    said: [
      'squeeze|squeezed|lap|laps|share|shared|sharing|double|standing|stand',
      'two|2|three passenger|people|person|child|kid .. one|a|per|each seat|place',
      'twice|double|doubled|half',
    ],
    answer: (trips, capacity) => mostAboard(trips) <= 2 * capacity,
  },
  {
    asks: 'a car that may be too full once',
    said: ['too full|many|crowded .. once|there|one|single|fine|tolerated|allowed', 'look|looks|looking away|aside'],
  },
  {
    asks: 'a car that carries so many somewhere',
    said: [
      'at|no least|fewer|less capacity|than|seats|c|k|limit',
      'reaches|reach|reached|attains|ever .. capacity|full|seats|limit',
      'pays|pay|worth|worthwhile',
      'some place|point|stop|time|moment|stretch',
      'somewhere|ever',
    ],
    answer: (trips, capacity) => mostAboard(trips) >= capacity,
  },
]
