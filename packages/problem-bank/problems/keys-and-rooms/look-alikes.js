/** The rooms that can be entered from some that are open, by a rule on the keys. */
function entered(rooms, open, leads = (room) => rooms[room]) {
  const seen = new Set(open)
  for (const room of seen) for (const key of leads(room) ?? []) if (key >= 0 && key < rooms.length) seen.add(key)
  return seen
}

const all = (rooms, open, leads) => entered(rooms, open, leads).size === rooms.length

/** Whether a way through all rooms exists when a key is spent by its use. */
function onePath(rooms) {
  const walk = (room, visited, keys) => {
    if (visited.size === rooms.length) return true
    const held = [...keys, ...rooms[room]]
    return [...new Set(held)].some(
      (key) => !visited.has(key) && walk(key, new Set([...visited, key]), held.toSpliced(held.indexOf(key), 1)),
    )
  }
  return walk(0, new Set([0]), [])
}

/** Whether a way from room to room, each next key lying in the room left, visits every room once. */
function chained(rooms) {
  const walk = (room, visited) =>
    visited.size === rooms.length ||
    rooms[room].some((key) => !visited.has(key) && walk(key, new Set([...visited, key])))
  return walk(0, new Set([0]))
}

const lookAlikes = [
  {
    asks: 'the last room to be open',
    said: [
      'last|final room|chest|door|box|one|house',
      'room|door|chest|except|number n 1',
      'start|starting|begin|open|unlocked .. last',
      'highest|largest number|numbered|room',
    ],
    answer: (rooms) => all(rooms, [rooms.length - 1]),
  },
  {
    asks: 'room 1 to be open',
    said: [
      'except|but|start|starting|begin|in|for room|door|chest|number 1|one',
      'room|door|chest 1|one is|stands open|unlocked',
      '1|one based|indexed',
      'number|numbered|labelled|labeled|count|counted from 1|one',
      '1|one to|through n',
    ],
    answer: (rooms) => all(rooms, [1]),
  },
  {
    asks: 'two rooms to be open',
    said: [
      'two|2|both room|door|chest .. open|unlocked',
      'first two',
      'room|door|chest 0|1 and|or room|door|chest|1|2|last|the|n',
      'both end',
    ],
    answer: (rooms) => all(rooms, [0, 1]),
  },
  {
    asks: 'any room to start in',
    said: [
      'whichever|wherever you|she|he|they|we|one',
      'whatever|what you|she|he|they|we|one ~find|finds|found|see|sees|pick|picks|took|take|takes|carry|have|has',
      'whichever|whatever|any|some|which .. you|she|he|they|we like|want|wish|choose|please|pick|name|prefer|say|decide',
      'whichever|one|any|a|single you|she|he|they|we|one ~can|cannot|may|must|have|has|are|were|hold|find|found|reach|already|stand|enter|entered|open|opened|unlock',
      'name|names|choose|chooses|pick|picks|select|selects|nominate|nominates .. room|door|chest|box|one|vault|chamber|which',
      'room|door|chest|box|one|vault|chamber .. name|choose|pick|select',
      'choice|choosing|picking|liking',
      'is there|is|exists|exist|find|some a|any|some room|chest|door|box|vault|chamber|starting',
      'exist|exists .. room|chest|door|box|start',
      'exist|exists from|such|whose|that|with',
      'any|some|whichever|arbitrary|suitable room|chest|door .. start|starting|begin',
      'start|starting|begin|beginning .. any|some|whichever|arbitrary|every|each',
      'from any|every|each|whichever|some',
      'choose|pick|chosen .. room|start|first|door|chest',
      'exist|there .. room .. from which',
      'wherever|no matter',
    ],
    answer: (rooms) => rooms.some((_, room) => all(rooms, [room])),
  },
  {
    asks: 'all rooms from every room',
    said: [
      'from any|every|each|whichever',
      'between any|every|each|all',
      'strongly|mutually|regardless|irrespective',
      'no matter',
      'wherever',
      'pair',
      'every|any|each .. from every|any|each',
    ],
    answer: (rooms) => rooms.every((_, room) => all(rooms, [room])),
  },
  {
    asks: 'one room to be reached',
    said: [
      'last|final room|door|chest|one|box',
      'reach|enter|visit|open|get|arrive .. last|final|exit|treasure|target',
      'room|door|chest n',
      'highest|largest numbered',
      'given|certain|particular|target|specific room|door|chest',
    ],
    answer: (rooms) => entered(rooms, [0]).has(rooms.length - 1),
  },
  {
    asks: 'each key to be used once',
    said: [
      'only|just|most|exactly once',
      'used|work|usable|turned|turn once',
      'once .. use|used',
      'single time|use',
      'one|1 time|use',
      'break|broken|snap|snaps|brittle|consumed|spent|lost|vanish|disappear|worn|discard|discarded|stuck|wear',
      'not|never|cannot|cant .. reuse|reused|again|twice|repeatedly',
      'fall|close|shut|lock|slam behind|again|shut|after',
      'fall|close|shut|slam .. behind',
      'behind you|him|her|them',
    ],
    answer: (rooms) => onePath(rooms),
  },
  {
    asks: 'each room to be entered once, on one way',
    said: [
      'only|just|most|exactly once',
      'not|never|cannot|cant|no .. back|revisit|go|again|backtrack|twice',
      'without returning|going|revisiting|backtracking|turning',
      'one way',
      'carry|hold|keep|take|pocket|with .. only|one|single|most',
      'only|just .. one key',
      'behind you|him|her|them',
      'latest|last key',
    ],
    answer: chained,
  },
  {
    asks: 'some room that cannot be entered',
    said: [
      'cannot|unreachable|never|inaccessible|impossible .. true',
      'true .. cannot|unreachable|never|inaccessible|impossible|closed|remain|remains|not|stays|stay|unvisited',
      'whether|if|tell|decide|is there .. unreachable|inaccessible|unvisited|remain|remains|stay|stays|locked|closed',
      'some|any|at|least|one .. room .. cannot|not|never|remain|remains|stay|stays',
      'false if|when .. all|every',
      'false|true instead',
    ],
    answer: (rooms) => !canVisitAllRooms(rooms),
  },
  {
    asks: 'all rooms but one, or a key more',
    said: [
      'all but one|1|two|2|at|k',
      'except|besides one|1|most|two',
      'most|than one|1|two|2|k room|locked|missing|unvisited|closed',
      'extra|additional|spare|master|joker|skeleton|added key',
      'one|1|two|2|k more|extra|additional',
      'crowbar|lockpick',
      'break|force|smash .. one|1|door|lock|open',
    ],
    answer: (rooms) => rooms.some((_, room) => all(rooms, [0, room])),
  },
  {
    asks: 'at least half the rooms',
    said: [
      'half|majority|third|quarter',
      'at least k|two|2|three|3|half',
      'most of the|all|them',
      'number|count of .. even|odd',
    ],
    answer: (rooms) => 2 * entered(rooms, [0]).size >= rooms.length,
  },
  {
    asks: 'all rooms but one at most',
    said: ['all but one|1|two|2|at|k', 'except|apart|but one|1|single', 'most one|1|two|k', 'no more than'],
    answer: (rooms) => entered(rooms, [0]).size >= rooms.length - 1,
  },
  {
    asks: 'doors or keys that work both ways',
    said: [
      'both direction|way|side',
      'undirected|symmetric|symmetrical|bidirectional|mutual|mutually|vice',
      'two way',
      'also .. other way|direction',
    ],
    answer: (rooms) =>
      all(rooms, [0], (room) =>
        rooms.flatMap((keys, other) => (keys.includes(room) || rooms[room].includes(other) ? [other] : [])),
      ),
  },
  {
    asks: 'the keys of the rooms the other way round',
    said: [
      'room .. unlock|open .. room i|it|this',
      'where .. key to|of|for room|door|chest',
      'lie|kept|stored .. key .. to|of|for room i',
      'entered|opened|unlocked|accessible from',
      'reverse|reversed|backward|backwards|inverse|opposite',
    ],
    answer: (rooms) => all(rooms, [0], (room) => rooms.flatMap((keys, other) => (keys.includes(room) ? [other] : []))),
  },
  {
    asks: 'all the keys of a room, several at once',
    said: [
      'all|every|both|two|2|each key .. needed|required|necessary|before',
      'need|require|required|must all|both|two|2|every|several',
      'two|2|three|3|k key|lock',
      'at least two|2',
    ],
    answer(rooms) {
      const seen = new Set([0])
      const needed = rooms.map((_, room) => rooms.filter((keys) => keys.includes(room)).length)
      for (const _ of rooms)
        for (const room of rooms.keys())
          if (
            needed[room] > 0 &&
            [...seen].filter((from) => rooms[from].includes(room)).length >= Math.min(2, needed[room])
          )
            seen.add(room)
      return seen.size === rooms.length
    },
  },
  {
    asks: 'a circle, or a way back',
    said: [
      'back .. 0|start|first|beginning|home',
      'return to|back|home',
      'cycle|acyclic|loop|circle|tour',
      'end|finish in|at|up .. 0|start|first|room',
      'deadlock|circular',
    ],
    answer: (rooms) => canVisitAllRooms(rooms) && rooms.some((keys, room) => room > 0 && keys.includes(0)),
  },
  {
    asks: 'an acyclic set or a tree of rooms',
    said: [
      'tree|acyclic|superfluous|redundant|unnecessary|wasted|cycle',
      'exactly one|1 key|way',
      'unique way|key|path',
      'no key .. twice|superfluous',
    ],
    answer: (rooms) => canVisitAllRooms(rooms) && rooms.flat().length === rooms.length - 1,
  },
  {
    asks: 'rooms that are visited within some steps',
    said: [
      'within .. step|minute|hour|turn|day|key|move',
      'step|minute|hour',
      'most .. step|move|minute|turn|key',
      'two|2|three|3|k key|door|move',
      'directly|immediately',
      'limit|limited',
      'one|1 step|key|move',
    ],
    answer: (rooms) => new Set([0, ...rooms[0]]).size === rooms.length,
  },
  {
    asks: 'rooms to be opened in order',
    said: [
      'ascending|increasing|consecutive|consecutively|successive|successively',
      'numerical|ascending|increasing|given|number|numbered|their|this|that order',
      'in order of|from',
      'order .. matter|number|index',
      'before .. room i',
      'one by one',
      'one after another',
      'in sequence',
      'lower|higher|adjacent|neighbouring|neighboring|neighbour|neighbor',
    ],
    answer(rooms) {
      const keys = new Set([0])
      for (const [room, found] of rooms.entries()) {
        if (!keys.has(room)) return false
        for (const key of found) keys.add(key)
      }
      return true
    },
  },
  {
    asks: 'every room to hold a key, or every key to exist',
    said: [
      'key .. somewhere',
      'key to|for|of each|every|all .. exist|somewhere|lie|found',
      'collect|collected|gather|gathered .. key|all',
      'find|get|obtain|own|hold all|every|each key',
      'has|have|hold at least',
    ],
    answer: (rooms) => rooms.every((_, room) => room === 0 || rooms.some((keys) => keys.includes(room))),
  },
]
