/** Journeys from JFK that use all the tickets, in the order in which the tickets are tried. */
function journeys(tickets, from = 'JFK') {
  if (tickets.length > 8) return []
  if (tickets.length === 0) return [[from]]
  return tickets.flatMap(([origin, to], place) =>
    origin === from ? journeys(tickets.toSpliced(place, 1), to).map((rest) => [from, ...rest]) : [],
  )
}

const text = (journey) => journey.join()

const lookAlikes = [
  {
    asks: 'the largest in order',
    said: [
      'largest|greatest|highest|last .. order|lexical|lexically|lexicographic|lexicographically|alphabetically',
      'lexically|lexicographically|alphabetically largest|greatest|last',
      'descending|reverse order',
    ],
    answer: (tickets) => journeys(tickets).sort((a, b) => (text(a) < text(b) ? 1 : -1))[0],
  },
  {
    asks: 'the first by the order of the list',
    said: [
      'first in the list|input',
      'order .. given|list|input|appear',
      'given|input|original order',
      'any|either .. itinerary|order|valid|will',
      'earliest',
    ],
    answer: (tickets) => journeys(tickets)[0],
  },
  {
    asks: 'a walk that may leave tickets over',
    said: [
      'left over|unused',
      'may|can|need .. unused|left',
      'not .. all',
      'until .. none|no|stuck',
      'as many|far as possible',
      'always .. smallest|cheapest|next',
    ],
    answer(tickets) {
      const left = tickets.map((ticket) => [...ticket]).sort((a, b) => (text(a) < text(b) ? -1 : 1))
      const walk = ['JFK']
      for (;;) {
        const place = left.findIndex(([origin]) => origin === walk.at(-1))
        if (place === -1) return walk
        walk.push(left.splice(place, 1)[0][1])
      }
    },
  },
  {
    asks: 'tickets for both directions',
    said: [
      'either|both|any direction|directions|ways|way',
      'undirected|bidirectional',
      'there and back',
      'from a|one to the other or',
    ],
    answer(tickets) {
      const walks = (left, from) =>
        left.length === 0
          ? [[from]]
          : left.flatMap((ticket, place) =>
              ticket.includes(from)
                ? walks(
                    left.toSpliced(place, 1),
                    ticket.find((airport) => airport !== from),
                  ).map((rest) => [from, ...rest])
                : [],
            )
      return tickets.length > 7 ? undefined : walks(tickets, 'JFK').sort((a, b) => (text(a) < text(b) ? -1 : 1))[0]
    },
  },
  {
    asks: 'the journey backwards',
    said: ['reverse|reversed|backwards', 'from the last|end', 'last to', 'arrives|ends|ending at|in|with jfk'],
    answer: (tickets) => findItinerary(tickets).reverse(),
  },
  {
    asks: 'the shortest way, or another start',
    said: [
      'shortest|fewest|cheapest|fastest|longest',
      'from|at|with lax|lhr|sfo|muc|any|a|the smallest|first|given',
      'starts|start|begins|begin|departs anywhere',
      'each|every airport .. once',
      'round trip',
      'return|returns|back .. jfk',
      'price|prices|cost|layover|time|times|date|dates',
    ],
    answer: (tickets) => [...new Set(findItinerary(tickets))],
  },
  {
    asks: 'a ticket more, or one that is lost',
    said: [
      'one|1|a ticket is|was|may .. lost|missing|skipped|left',
      'except|but one',
      'twice|more than once|again|several times',
      'at most k|one|two',
    ],
    answer: (tickets) => findItinerary(tickets),
  },
]
