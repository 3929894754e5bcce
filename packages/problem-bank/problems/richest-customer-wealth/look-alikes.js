const total = (numbers) => numbers.reduce((sum, number) => sum + number, 0)
const columns = (rows) => (rows[0] ?? []).map((_, at) => rows.map((row) => row[at] ?? 0))
const sums = (rows) => rows.map(total)

const lookAlikes = [
  {
    asks: 'the largest sum of a column',
    said: [
      'column|columns .. sum|sums|total|largest|greatest|maximum|richest|most',
      'sum|total .. column|columns',
      'which|richest|each|every|one|any|a bank|column ~has|holds|is|j|for',
    ],
    answer: (accounts) => Math.max(...sums(columns(accounts))),
  },
  {
    asks: 'the largest sum of a row or a column',
    said: ['row|rows or column|columns', 'column|columns or row|rows', 'rows and columns ~of'],
    answer: (accounts) => Math.max(...sums(accounts), ...sums(columns(accounts))),
  },
  {
    asks: 'the smallest sum',
    said: ['smallest|least|minimum|minimal|poorest|lowest|fewest|worst|weakest|min|cheapest'],
    answer: (accounts) => Math.min(...sums(accounts)),
  },
  {
    asks: 'who is the richest',
    said: [
      'index|number|row|place|name|id of ~the ~wealth',
      'index|which|who of|customer|row|is|has',
      'return|returns the|his|her index|number|row|customer|student|position',
      '0|1 indexed|based',
    ],
    answer: (accounts) => sums(accounts).indexOf(Math.max(...sums(accounts))),
  },
  {
    asks: 'who is the richest, counted from one',
    said: ['index|number|row|place|name|id of', '1|one indexed|based', 'counted|numbered from'],
    answer: (accounts) => sums(accounts).indexOf(Math.max(...sums(accounts))) + 1,
  },
  {
    asks: 'how many customers are the richest',
    said: [
      'how many customers|rows|students|players|people|of',
      'number|count of customers|rows|students|players|people',
    ],
    answer: (accounts) => sums(accounts).filter((sum) => sum === Math.max(...sums(accounts))).length,
  },
  {
    asks: 'the largest single account',
    said: [
      'single|individual|one account|balance|deposit|number|cell|element',
      'largest|greatest|biggest|highest|maximum account|balance|element|number|value|cell|entry ~sum|of ~points|a',
    ],
    answer: (accounts) => Math.max(...accounts.flat()),
  },
  {
    asks: 'the money of all customers',
    said: [
      'all|every customers|customer|rows|row together',
      'total|sum of all ~the ~banks|accounts|money|his|her|their|its',
      'altogether',
    ],
    answer: (accounts) => total(accounts.flat()),
  },
  {
    asks: 'the second richest',
    said: ['second|third|kth|two richest|largest|highest|wealthiest|most|best|greatest'],
    answer: (accounts) => sums(accounts).toSorted((a, b) => b - a)[1] ?? 0,
  },
  {
    asks: 'the difference of the richest and the poorest',
    said: ['difference|gap|between .. richest|poorest|largest|smallest|highest|lowest', 'range|spread'],
    answer: (accounts) => Math.max(...sums(accounts)) - Math.min(...sums(accounts)),
  },
  {
    asks: 'an average, a median or a product',
    said: ['average|averages|mean|median|product|products|multiplied|multiply'],
    answer: (accounts) => Math.max(...accounts.map((row) => Math.floor(total(row) / row.length))),
  },
  {
    asks: 'the sum of the largest of each',
    said: [
      'largest|greatest|maximum|best|highest of|in|from each|every|the',
      'one account|bank|number from|per|of each|every',
    ],
    answer: (accounts) => total(accounts.map((row) => Math.max(...row))),
  },
  {
    asks: 'two customers together, or neighbours',
    said: [
      'two|2|three|3|k customers|rows|adjacent|neighbouring|richest',
      'pair|pairs|couple|couples|adjacent|neighbouring|neighboring|consecutive',
    ],
    answer: (accounts) =>
      total(
        sums(accounts)
          .toSorted((a, b) => b - a)
          .slice(0, 2),
      ),
  },
  {
    asks: 'a diagonal, a path or a rectangle',
    said: ['diagonal|diagonals|path|paths|submatrix|rectangle|square|subarray'],
    answer: (accounts) => total(accounts.map((row, at) => row[at] ?? 0)),
  },
  {
    asks: 'the largest or the smallest account of each to be left out',
    said: [
      'without|except|drop|dropped|dropping|excluding|excluded|ignore|ignored|ignoring|leave|left .. largest|smallest|best|worst|lowest|highest',
      'distinct|different|duplicate|duplicates|once',
    ],
    answer: (accounts) => Math.max(...accounts.map((row) => total(row) - Math.min(...row))),
  },
  {
    asks: 'absolute values, debts or only some of the accounts',
    said: ['absolute|even|odd|positive', 'debt|debts|fee|fees|tax|taxes', 'first|last bank|account|column'],
    answer: (accounts) => Math.max(...accounts.map((row) => total(row.filter((money) => money % 2 === 0)))),
  },
]
