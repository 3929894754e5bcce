/** How many customers get their change, in order, when a lemonade costs `price` and `till` counts the bills held at first. */
function servedFirst(bills, price = 5, till = {}, change = [50, 20, 10, 5]) {
  const held = { 5: 0, 10: 0, 20: 0, 50: 0, ...till }
  for (const [place, bill] of bills.entries()) {
    let owed = bill - price
    for (const note of change)
      while (owed >= note && held[note] > 0) {
        held[note]--
        owed -= note
      }
    if (owed !== 0) return place
    held[bill] = (held[bill] ?? 0) + 1
  }
  return bills.length
}

const all = (bills, ...rules) => servedFirst(bills, ...rules) === bills.length

/** How many tens are held when the customer at a place comes, if every twenty before took one. */
const tensBefore = (bills, place) =>
  bills.slice(0, place).reduce((held, bill) => held + (bill === 10 ? 1 : bill === 20 ? -1 : 0), 0)

const lookAlikes = [
  {
    asks: 'customers served in any order',
    said: [
      'any|arbitrary|another|different|best|suitable|some|other order|sequence',
      'order .. free|freely|choose|chosen|arbitrary|irrelevant|yours',
      'order .. not matter',
      'choose|pick|select|choosing|choose .. order|sequence|whom',
      'can|may|could|by|after|free reorder|reordering|rearrange|rearranging|permute|permuting|sort|sorting|shuffle',
      'free to',
      'can|may|could be reordered|rearranged|permuted|sorted|swapped',
      'regardless|irrespective .. order',
      'let .. wait|waiting',
      'may|can wait',
      'may|can .. later',
      'owe|owes|owed|owing|iou|tab',
      'ascending|increasing|smallest first',
    ],
    answer: (bills) => lemonadeChange([...bills].sort((a, b) => a - b)),
  },
  {
    asks: 'another price of ten',
    said: [
      'cost|costs|costing|price|priced|charge|charges|sells|sold 10|ten|15|fifteen|k|20|twenty',
      'cost|price|fee is|of|at|for|being|to 10|ten|15|fifteen|k',
      'for|at 10|ten|15|fifteen each|apiece|dollar|per',
      '10|ten|15|fifteen dollar lemonade|each',
      'two|2|several|more than one lemonade|ticket|item|juice|cup|glass|lemonades',
      'price .. changes|rises|doubles',
    ],
    answer: (bills) => all(bills, 10),
  },
  {
    asks: 'another price of fifteen',
    said: [
      'cost|costs|costing|price|priced|charge|charges|sells|sold 15|fifteen|20|twenty|k',
      'cost|price|fee is|of|at|for|being|to 15|fifteen|k|20|twenty',
      'for|at 15|fifteen each|apiece|dollar|per',
      'three|3 lemonade|ticket|item|juice|cup|glass',
    ],
    answer: (bills) => all(bills, 15),
  },
  ...[{ 5: 1 }, { 5: 2 }, { 5: 3 }, { 10: 1 }, { 5: 1, 10: 1 }].map((till) => ({
    asks: 'change that is there at first',
    said: [
      'puts|put|places|lays|brings|brought|adds a|one|two|some|her|his|single|three|1|2|5',
      'of her|his|their|my|your own',
      'own money|bill|bills|coin|coins|purse|pocket',
      'till|register|drawer|purse|stall|seller|you|he|she .. holds|contains|starts|begins|has .. five|one|two|single|some',
      'single|one|two|some five|fives|coin|note|bill .. morning|beginning|first|start',
      'extra|spare|additional|one|1|two|2|three|3|single|k|few|some|several bill|five|5|change|note|coin|10|ten .. at first|start|initially|beginning|begin|already|hand',
      'initially|first|start|starts|starting|begin|begins|beginning|opens .. one|1|two|2|three|3|k|few|some|single|several|spare|extra five|5|10|ten|20|change|bill|note',
      'already has|have|hold|holds|contain|contains|there|in',
      'float',
      'extra|spare bill|five|5|change|note|coin|10|ten',
      'not .. empty',
      'nonempty',
      'is|are one|1|two|2|three|3|k|some|several five|5|10|ten|bill|note .. till|hand|register|drawer|box|pocket',
      'till|register|drawer|box|pocket .. one|1|two|2|three|3|k|some|several|extra five|5|10|ten|bill|note',
    ],
    answer: (bills) => all(bills, 5, till),
  })),
  {
    asks: 'change given in fives only',
    said: [
      'only|just|solely|exclusively|nothing but .. five|5|10|ten|smallest bill .. change',
      'change .. only|just|solely|exclusively .. five|5',
      'ten|10|tens .. not|never|cannot .. change|given|used|paid',
      'not|never|cannot .. ten|10 .. change',
      'smallest|fewest|least|single bill|note|kind|type',
    ],
    answer: (bills) => all(bills, 5, {}, [5]),
  },
  {
    asks: 'a twenty that is changed with a ten alone',
    said: [
      'twenty|20|twenties .. only|unless|must .. ten|tens|10',
      'twenty|20 is only',
      'only|never|not .. three five|fives|5',
      'ten|10 and a|one five|5 only|alone',
    ],
    answer: (bills) =>
      all(bills, 5, {}, [10, 5]) && bills.every((bill, at) => bill !== 20 || tensBefore(bills, at) > 0),
  },
  {
    asks: 'change given with the small bills first, or by another rule',
    said: [
      'fives|five|5|smallest|small|smaller first',
      'prefer|prefers|preferring|preferred .. five|5|small|smallest|smaller',
      'as many five|5|small',
      'two|2 bill|note|coin at|of change|only|or fewer',
    ],
    answer: (bills) => all(bills, 5, {}, [5, 10, 20]),
  },
  {
    asks: 'larger bills as well',
    said: ['or|and|a|with 50|fifty', '50|fifty dollar|bill|note|euro', 'hundred'],
    answer: (bills) => all(bills),
  },
  {
    asks: 'all but one customer',
    said: [
      'refuse|refused|refusing|refuses|reject|rejected|skip|skipped|skipping|unserved|deny|denied',
      'turn|turned|turning|send|sent|sending away',
      'all but',
      'except|exception',
      'at most one|1|k|two|2',
      'one|1|single customer|person|driver .. without|not',
      'leave|leaves|left without',
      'at least half|one|k',
    ],
    answer: (bills) => bills.some((_, place) => lemonadeChange(bills.toSpliced(place, 1))),
  },
  {
    asks: 'customers served from the last to the first',
    said: ['reverse|reversed|backward|backwards|opposite', 'last|back .. first|front', 'from .. end|last|back'],
    answer: (bills) => lemonadeChange([...bills].reverse()),
  },
  {
    asks: 'a queue that may begin at any customer',
    said: [
      'circle|circular|rotate|rotated|rotation|ring|cyclic',

      'start|starts|begin|begins .. anywhere',
      'start|starts|begin|begins with|at|from any|some',
    ],
    answer: (bills) => bills.some((_, start) => lemonadeChange([...bills.slice(start), ...bills.slice(0, start)])),
  },
  {
    asks: 'bills that can be exchanged, or the money as a sum',
    said: [
      'exchange|exchanged|exchanging|broken|breaks|breaking|bank',
      'swap|swapped|trade|traded',
      'enough money|cash',
      'total|sum .. money|cash|bill|till',
      'coin|coins of|worth|any 1|one|any|kind|value|denomination',
    ],
    answer(bills) {
      let cash = 0
      return bills.every((bill) => {
        const enough = cash >= bill - 5
        cash += 5
        return enough
      })
    },
  },
  {
    asks: 'two tills or two sellers in turn',
    said: [
      'two|2|several|three|3 stand|cashier|till|seller|register|queue|line|attendant|window',
      'alternate|alternately|alternating',
      'separate|second stand|till|register|queue|cashier',
    ],
    answer: (bills) => [0, 1].every((rest) => lemonadeChange(bills.filter((_, place) => place % 2 === rest))),
  },
  {
    asks: 'some bills left at the end',
    said: [
      'left|remaining|remains|remain .. end|over|afterwards|till|register|evening',
      'end .. with|has|holds|have .. at|one|five|ten|5|10|bill|left',
      'also .. end|evening|last',
      'keep|keeps|kept|retain .. at least',
      'at least one|1|two|2|k bill|five|5|10|ten|note',
    ],
    answer(bills) {
      const fives = bills.reduce((count, bill) => count + (bill === 5 ? 1 : bill === 10 ? -1 : 0), 0)
      const [tens, twenties] = [10, 20].map((value) => bills.filter((bill) => bill === value).length)
      return lemonadeChange(bills) && fives - twenties - 2 * Math.max(0, twenties - tens) > 0
    },
  },
  {
    asks: 'customers whose change is not needed, or who tip',
    said: [
      'tip|tips|tipped|waive|waives|donate|donates',
      'keep the change',
      'discount|discounts|free|gratis',
      'every|each second|other|third|fifth|tenth customer|person|driver|lemonade',
    ],
    answer: (bills) => lemonadeChange(bills.filter((bill) => bill !== 20)),
  },
]
