const isLeaf = (node) => !node.left && !node.right

/** Every path from the root, as values; to the leaves alone, or to every node. */
function paths(root, ends = isLeaf) {
  const found = []
  const visit = (node, above) => {
    if (!node) return
    const path = [...above, node.val]
    if (ends(node)) found.push(path)
    visit(node.left, path)
    visit(node.right, path)
  }
  visit(root, [])
  return found
}

const total = (numbers) => numbers.reduce((sum, number) => sum + number, 0)
const times = (numbers) => numbers.reduce((product, number) => product * number, 1)
const inBase = (base) => (path) => path.reduce((number, digit) => number * base + digit, 0)
const decimal = inBase(10)
const backward = (path) => [...path].reverse()
const numbers = (root) => paths(root).map(decimal)
const summed = (measure) => (root) => total(paths(root).map(measure))

const lookAlikes = [
  {
    asks: 'binary numbers',
    said: [
      'binary representation|number|notation|digit|value|form|string',
      'base 2|two',
      'bit',
      '0 or|and 1',
      'zero or|and one',
    ],
    answer: summed(inBase(2)),
  },
  {
    asks: 'numbers in another base',
    said: ['base 8|16|3|five|eight|sixteen|three|4|5|6|7|k|b', 'octal|hexadecimal|ternary|hex'],
    answer: summed(inBase(8)),
  },
  { asks: 'hexadecimal numbers', said: ['base 16|sixteen|k|b', 'hexadecimal|hex'], answer: summed(inBase(16)) },
  {
    asks: 'numbers read from the leaf to the root',
    said: [
      'leaf|leaves to|up root|to|the|towards',
      'from .. leaf|leaves .. up|to .. root',
      'reverse|reversed|backward|backwards|bottom|upward|upwards',
      'up to|towards the root',
      'leaf first|most',
      'leaf .. most significant|first digit',
      'last|least|units|ones|final digit .. root',
      'root .. last|least|units|ones|unit',
      'starting|beginning|begins|starts at|with|from .. leaf',
      'first digit .. leaf',
    ],
    answer: summed((path) => decimal(backward(path))),
  },
  {
    asks: 'the largest number',
    said: ['largest|greatest|biggest|highest|maximum|maximal|max'],
    answer: (root) => Math.max(...numbers(root)),
  },
  {
    asks: 'the smallest number',
    said: ['smallest|lowest|minimum|minimal|min', 'least number|value'],
    answer: (root) => Math.min(...numbers(root)),
  },
  {
    asks: 'the largest and the smallest number together',
    said: ['largest|greatest|biggest|highest|maximum|smallest|lowest|minimum', 'difference|minus'],
    answer: (root) => Math.max(...numbers(root)) - Math.min(...numbers(root)),
  },
  {
    asks: 'a remainder',
    said: ['modulo|mod|modulus|remainder', 'divided by', 'last nine|9|k|ten|10 digit'],
    answer: (root) => sumNumbers(root) % 1000000007,
  },
  {
    asks: 'a small remainder',
    said: [
      'modulo|mod|modulus|remainder',
      'divided by',
      'last two|three|2|3|four|4|k digit',
      'last|final digit of .. sum|total|result',
    ],
    answer: (root) => sumNumbers(root) % 1000,
  },
  {
    asks: 'the sums of the digits',
    said: [
      'sum|sums|total|add|adding of|up .. digit|digits|value|values|nodes|node',
      'digit sum|sums',
      'sum|sums of .. path',
      'digits|values .. added|summed|add',
      'add .. digit|digits|values',
    ],
    answer: summed(total),
  },
  {
    asks: 'the sum of all digits of the tree',
    said: [
      'all|every|each digit|digits|node|nodes|value|values',
      'sum|total of .. digit|digits|value|values|nodes|node',
      'once',
    ],
    answer: (root) => total(paths(root, () => true).map((path) => path.at(-1))),
  },
  {
    asks: 'the sum of the leaves',
    said: [
      'leaf|leaves alone|only|digit|digits|value|values|themselves',
      'only|just|solely .. leaf|leaves',
      'sum|total|values of .. leaf|leaves',
      'last|final digit|digits',
    ],
    answer: summed((path) => path.at(-1)),
  },
  {
    asks: 'the products of the digits',
    said: ['product|products|multiply|multiplied|multiplying|multiplication'],
    answer: summed(times),
  },
  {
    asks: 'the product of the numbers',
    said: ['product|products|multiply|multiplied|multiplying'],
    answer: (root) => times(numbers(root)),
  },
  {
    asks: 'numbers of all paths down from the root',
    said: [
      'to|at|in|from any|every|each|some|all node|prefix',
      'prefix|partial',
      'root to any|every|each|node|all|some',
      'not .. leaf',
      'inner|internal|anywhere|wherever|descendant|intermediate',
      'need|necessarily .. not|leaf|end',
      'leaf or not|inner',
      'downward|downwards',
      'whether .. leaf',
    ],
    answer: (root) => total(paths(root, () => true).map(decimal)),
  },
  {
    asks: 'numbers of all paths down from any node',
    said: [
      'to|at|in|from any|every|each|some|all node',
      'start|begin|starting .. any|anywhere|every',
      'not .. root|start|begin',
      'anywhere|wherever|subtree|descendant',
      'downward|downwards',
    ],
    answer(root) {
      const all = []
      const visit = (node) => {
        if (!node) return
        all.push(...paths(node).map(decimal))
        visit(node.left)
        visit(node.right)
      }
      visit(root)
      return total(all)
    },
  },
  {
    asks: 'numbers without the root or the leaf',
    said: [
      'without|excluding|except|ignoring|excluded|exclude|leaving|skipping|skip .. root|leaf|leaves|first|last',
      'root|leaf .. not|excluded|ignored|skipped|omitted|aside',
      'below|beneath the root',
    ],
    answer: summed((path) => decimal(path.slice(1))),
  },
  {
    asks: 'numbers without the leaf',
    said: [
      'without|excluding|except|ignoring|exclude|skipping .. leaf|leaves|last',
      'leaf .. not|excluded|ignored|skipped|omitted',
    ],
    answer: summed((path) => decimal(path.slice(0, -1))),
  },
  {
    asks: 'only even or odd numbers',
    said: ['even|odd number|sum|value|leaf|total', 'parity|divisible|multiple|prime|palindrome|palindromic'],
    answer: (root) => total(numbers(root).filter((number) => number % 2 === 0)),
  },
  {
    asks: 'only odd numbers',
    said: ['even|odd number|sum|value|leaf|total', 'parity|divisible|multiple|prime|palindrome|palindromic'],
    answer: (root) => total(numbers(root).filter((number) => number % 2 !== 0)),
  },
  {
    asks: 'different numbers to be added once',
    said: [
      'distinct|unique|duplicate|repeated',
      'different number|value',
      'only|just once',
      'equal|same number',
      'counted|count|added once',
    ],
    answer: (root) => total([...new Set(numbers(root))]),
  },
  {
    asks: 'the number of numbers, paths or leaves',
    said: [
      'how many',
      'number|count of path|paths|leaf|leaves|numbers|distinct|different|root|nodes|even|odd|digits',
      'count the|all|how|paths|leaves',
      'average|mean|median|rounded',
    ],
    answer: (root) => numbers(root).length,
  },
  {
    asks: 'the average',
    said: ['average|mean|rounded'],
    answer: (root) => Math.floor(sumNumbers(root) / numbers(root).length),
  },
  {
    asks: 'the longest or the deepest paths alone',
    said: [
      'longest|deepest|shortest',
      'last|bottom|lowest|deepest level|row|leaf',
      'greatest|maximum|largest depth',
      'most digit|node',
    ],
    answer(root) {
      const found = paths(root)
      const deepest = Math.max(...found.map((path) => path.length))
      return total(found.filter((path) => path.length === deepest).map(decimal))
    },
  },
  {
    asks: 'the left or the right leaves alone',
    said: [
      'left|right leaf|only',
      'leftmost|rightmost|outermost',
      'only|just .. left|right',
      'left|right child .. only|alone',
    ],
    answer(root) {
      const sum = (node, above, isLeft) => {
        if (!node) return 0
        const number = above * 10 + node.val
        if (isLeaf(node)) return isLeft ? number : 0
        return sum(node.left, number, true) + sum(node.right, number, false)
      }
      return sum(root, 0, false)
    },
  },
  {
    asks: 'the first or the last number',
    said: ['leftmost|rightmost', 'first|last leaf|path'],
    answer: (root) => numbers(root)[0] ?? 0,
  },
  {
    asks: 'the last number',
    said: ['rightmost|last leaf|path|number', 'rightmost'],
    answer: (root) => numbers(root).at(-1) ?? 0,
  },
  {
    asks: 'the levels read as numbers',
    said: ['level|row|layer|breadth|horizontal', 'same depth|level'],
    answer(root) {
      const levels = []
      const visit = (node, depth) => {
        if (!node) return
        levels[depth] = (levels[depth] ?? 0) * 10 + node.val
        visit(node.left, depth + 1)
        visit(node.right, depth + 1)
      }
      visit(root, 0)
      return total(levels)
    },
  },
  {
    asks: 'nodes of several digits, put in one after the other',
    said: [
      'multi digit',
      'several|two|more|multiple|three digit',
      'greater than 9|nine',
      '10 or more|above',
      'up to 99|100|1000',
    ],
    answer: summed((path) => Number(path.join(''))),
  },
  {
    asks: 'alternating signs, or a difference of the numbers',
    said: ['difference|subtract|subtracted|minus|alternate|alternating|alternately|absolute|xor|sign|signs'],
    answer: (root) => total(numbers(root).map((number, i) => (i % 2 === 0 ? number : -number))),
  },
  {
    asks: 'numbers without leading zeros',
    said: [
      'leading zero .. not|excluded|ignored|skip|skipped|dropped',
      'without|no leading',
      'start|begin with 0|zero|nonzero',
    ],
    answer: (root) =>
      total(
        paths(root)
          .filter((path) => path[0] !== 0)
          .map(decimal),
      ),
  },
]
