import type { Problem, ValueType } from '@dryrun/contract/problem'
import { expect, test } from 'vitest'
import { type Json, openBank } from './bank.ts'
import { matchProblem, warmUp } from './match.ts'
import { page, starterCode } from './pages-for-tests.ts'
import { openRehearsals } from './rehearse.ts'

const bank = await openBank()
const rehearsals = openRehearsals(bank)
await warmUp(bank, rehearsals)
const found = (problem: Problem) => matchProblem(bank, rehearsals, problem)
const STATEMENT =
  'Given an array of integers nums and an integer target, return the indices of the two numbers that add up to target.'
const FIRST: [Record<string, number | number[]>, number[]] = [{ nums: [2, 7, 11, 15], target: 9 }, [0, 1]]
const BOUNDS = ['2 <= nums.length <= 10^4', '-10^9 <= nums[i] <= 10^9', '-10^9 <= target <= 10^9']

const SECOND: typeof FIRST = [{ nums: [3, 2, 4], target: 6 }, [1, 2]]

test('two examples that fit leave no doubt, whatever the title', async () => {
  expect(await found(page('Cashier', STATEMENT, [FIRST, SECOND]))).toMatchObject({
    entry: { slug: 'two-sum' },
    doubts: [],
  })
})

test('one example is enough where title and constraints agree, even as OCR writes powers', async () => {
  const constraints = BOUNDS.map((line) => line.replace('^', '').replaceAll('<=', '≤'))
  expect((await found(page('1. Two Sum', STATEMENT, [FIRST], { constraints })))?.doubts).toEqual([])
})

test.each([
  ['the title differs', 'Cashier', BOUNDS],
  ['the constraints differ', 'Two Sum', ['1 <= nums.length <= 7']],
  ['the constraints are missing', 'Two Sum', []],
])('one example is not enough where %s', async (_, title, constraints) => {
  const match = await found(page(title, STATEMENT, [FIRST], { constraints }))
  expect(match?.doubts.join()).toContain('Only one example')
})

test('with no example read, the title alone names it, in doubt, and nothing is called', async () => {
  const unread = page('Two Sum', STATEMENT, [], { examples: [{ input: 'nurns = [2,', expected: '' }] })
  expect(await found(unread)).toMatchObject({ calls: [null], doubts: [expect.stringContaining('No example')] })
  expect(await found({ ...unread, title: 'Cashier' })).toBeNull()
})

test('an example whose arguments are fewer than the others counts as unread', async () => {
  const match = await found(page('Cashier', STATEMENT, [FIRST, [{ nums: [3, 2, 4] }, [1, 2]]]))
  expect(match?.doubts.join()).toContain('Only one example')
  expect(match?.calls.at(-1)).toBeNull()
})

test('examples that contradict the problem the words speak of leave it in doubt', async () => {
  const match = await found(page('', STATEMENT, [FIRST, [{ nums: [3, 2, 4], target: 6 }, [0, 2]]]))
  expect(match).toMatchObject({
    entry: { slug: 'two-sum' },
    doubts: [expect.stringContaining('not what the examples say')],
  })
})

test('examples that many problems would fit are no proof where the words say nothing', async () => {
  const shown = page('', 'Do the needful.', [
    [{ s: 'a' }, true],
    [{ s: 'b' }, true],
  ])
  expect(await found(shown)).toBeNull()
})

test('what takes all memory is no witness, and the page is found all the same', { timeout: 180_000 }, async () => {
  const shown = page('', 'The fewest coins that make up amount, each of unlimited number, or -1.', [
    [{ coins: [1, 2, 5], amount: 11 }, 3],
    [{ coins: [100_000_000], amount: 100_000_000 }, 1],
  ])
  await found(shown)
  expect(await found(page('Cashier', STATEMENT, [FIRST, SECOND]))).toMatchObject({ doubts: [] })
})

test('a page with numbers up to a billion is found, though programs that keep a place for each number have none', async () => {
  const statement = 'Every number of nums occurs twice but one, which occurs once. Return the number that occurs once.'
  const shown = page('Lonely', statement, [
    [{ nums: [1_000_000_000, 5, 1_000_000_000] }, 5],
    [{ nums: [-999_999_999, 7, 7, 999_999_999, 999_999_999] }, -999_999_999],
  ])
  expect(await found(shown)).toMatchObject({ entry: { slug: 'single-number' }, doubts: [] })
})

test('arguments may be swapped without doubt where the problem is the same both ways', async () => {
  const statement = 'Given two strings, return true if one is an anagram of the other.'
  const shown = page('Valid Anagram', statement, [
    [{ one: 'ab', other: 'ba' }, true],
    [{ one: 'ab', other: 'bb' }, false],
  ])
  expect(await found(shown)).toMatchObject({ entry: { slug: 'valid-anagram' }, doubts: [] })
})

/** Twists in everyday words that name no idea. Their examples would pass, so the words alone must keep the doubt. */
const sly = [
  page('Two Sum', 'Return the indices of two numbers in nums whose sum is greater than target.', [
    [{ nums: [1, 2], target: 2 }, [0, 1]],
    [{ nums: [1, 2], target: 1 }, [0, 1]],
  ]),
  page('Two Sum', 'Return the indices of the two numbers that add up to target, larger index first.', [
    [{ nums: [1, 2], target: 3 }, [1, 0]],
    [{ nums: [2, 2], target: 4 }, [1, 0]],
  ]),
  page('Max', 'Return the largest sum of a contiguous subarray that is smaller than 100.', [
    [{ nums: [1, 2] }, 3],
    [{ nums: [5] }, 5],
  ]),
  page('Reverse', 'Sort the linked list, then reverse the linked list and return it.', [
    [{ head: [1, 2] }, [2, 1]],
    [{ head: [1] }, [1]],
  ]),
  page('Islands', 'Count the islands of land ("1") in the grid that have more than two cells.', [
    [{ grid: [['0']] }, 0],
    [{ grid: [['1', '1', '1']] }, 1],
  ]),
  page('Product', 'Return for each element the product of all the other non-zero elements.', [
    [{ nums: [1, 2] }, [2, 1]],
    [{ nums: [3, 2] }, [2, 3]],
  ]),
  page(
    'Valid',
    'Given a string of brackets, return true if it is valid. Round brackets may not contain square brackets.',
    [
      [{ s: '()' }, true],
      [{ s: '(' }, false],
    ],
  ),
  page('Valid', 'Given a string of brackets, return true if it is valid and has 7 pairs or none.', [
    [{ s: '' }, true],
    [{ s: '(' }, false],
  ]),
]

test.each(sly.map((shown) => [shown.statement, shown] as const))('in doubt: %s', async (_, shown) => {
  expect((await found(shown))?.doubts).not.toEqual([])
})

test.each([
  'You may assume that n is at least 1.',
  'It is guaranteed that the length of nums is at least one.',
  'Assume the array has at least one element.',
])('what is promised of the size of the input is no doubt: %s', async (promise) => {
  expect((await found(page('Cashier', `${STATEMENT} ${promise}`, [FIRST, SECOND])))?.doubts).toEqual([])
})

test('a page that speaks of a linked list is not taken for one of arrays', async () => {
  const words =
    'Shift a linked list n times to the right: each shift takes the last node and puts it in front of the first. n can be larger than the length of the list.'
  const shown = page('', words, [
    [{ head: [1, 2, 3, 4, 5], n: 2 }, [4, 5, 1, 2, 3]],
    [{ head: [0, 1, 2], n: 4 }, [2, 0, 1]],
  ])
  const match = await found(shown)
  expect(match?.entry.slug).toBe('rotate-list')
  expect(match?.doubts.join()).not.toContain('Rotate Array')
})

test('a page under the title of a problem that its examples contradict is in doubt, though another fits', async () => {
  const words =
    'Bring all zeros of the array nums to its beginning, with the other elements after them. Do it in place.'
  const shown = (title: string) =>
    page(title, words, [
      [{ nums: [0, 1, 0, 2] }, [0, 0, 1, 2]],
      [{ nums: [2, 1, 0] }, [0, 1, 2]],
    ])
  expect(await found(shown('Move Zeroes'))).toMatchObject({
    entry: { slug: 'sort-colors' },
    doubts: expect.arrayContaining([expect.stringContaining("title is that of 'Move Zeroes'")]),
  })
  expect((await found(shown('')))?.doubts.join()).not.toContain('title')
})

test('an array that nothing calls a list of nodes is none where a problem of arrays fits', async () => {
  const words =
    'Runners stand in a row, and line holds their numbers. At each of times whistles the last one runs to its head. Rotate line in place.'
  const shown = page('', words, [
    [{ line: [1, 2, 3, 4, 5, 6, 7], times: 3 }, [5, 6, 7, 1, 2, 3, 4]],
    [{ line: [-1, -100, 3, 99], times: 2 }, [3, 99, -1, -100]],
  ])
  const match = await found(shown)
  expect(match?.entry.slug).toBe('rotate-array')
  expect(match?.doubts.join()).not.toContain('Rotate List')
})

test.each([
  'There is never more than one solution.',
  'Ties never occur.',
  'It is guaranteed that at most one such pair exists.',
])('that there is one answer is no doubt: %s', async (promise) => {
  expect((await found(page('Cashier', `${STATEMENT} ${promise}`, [FIRST, SECOND])))?.doubts).toEqual([])
})

test('a parameter that is called by a word that twists other pages is no doubt', async () => {
  const words =
    'Given an array of integers nums and an integer fee, return the indices of the two numbers that add up to fee.'
  const shown = page('Cashier', words, [
    [{ nums: [2, 7, 11, 15], fee: 9 }, [0, 1]],
    [{ nums: [3, 2, 4], fee: 6 }, [1, 2]],
  ])
  const match = await found(shown)
  expect(match?.entry.slug).toBe('two-sum')
  expect(match?.doubts.join()).not.toContain("'fee'")
})

test('why the one answer is the only one is no condition', async () => {
  const words =
    'Return the k most frequent elements of nums in any order. It is guaranteed that the answer is unique, that is, the last of them occurs strictly more often than the next one.'
  const shown = page('', words, [
    [{ nums: [5, 5, 5, 6, 6, 7], k: 1 }, [5]],
    [{ nums: [3, 0, 1, 0], k: 1 }, [0]],
  ])
  expect(await found(shown)).toMatchObject({ entry: { slug: 'top-k-frequent-elements' }, doubts: [] })
})

/** Each makes another problem of any page it is added to. */
const TWISTS = [
  'Give the answer modulo 1000000007.',
  'You may change at most one of the elements first.',
  'Do this exactly k times.',
  'You may assume that any two chosen are at least 2 apart.',
  'Only prime numbers count.',
  'Use only every second element.',
  'No two adjacent elements may both be used, nor the first and last together.',
  'A wildcard stands for anything.',
  'Each use costs a fee of 2.',
  'Skip the elements that are even.',
  'Return the median instead.',
  'If there is no answer, throw an exception.',
]

test.each(TWISTS)('in doubt as soon as a page adds: %s', async (twist) => {
  expect((await found(page('Cashier', `${STATEMENT} ${twist}`, [FIRST, SECOND])))?.doubts).not.toEqual([])
})

test('a word that is the name of an argument sets no condition', async () => {
  const words = STATEMENT.replace('target', 'cooldown')
  const called = (name: string) =>
    page('Cashier', words.replace('target', name), [
      [{ nums: [2, 7, 11, 15], [name]: 9 }, [0, 1]],
      [{ nums: [3, 2, 4], [name]: 6 }, [1, 2]],
    ])
  expect((await found(called('cooldown')))?.doubts).toEqual([])
  expect((await found(called('target')))?.doubts.join()).toContain("'cooldown'")
})

test('a word that may set a condition is a doubt where the examples leave many look-alikes, and there alone', async () => {
  const words = 'Unlike before, return the largest sum of a contiguous subarray of nums.'
  const settling = page('Max', words, [
    [{ nums: [-2, 1, -3, 4, -1, 2, 1, -5, 4] }, 6],
    [{ nums: [-3, -1, -2] }, -1],
  ])
  const open = page('Max', words, [
    [{ nums: [1, 2] }, 3],
    [{ nums: [3, 4] }, 7],
  ])
  expect((await found(settling))?.doubts).toEqual([])
  expect((await found(open))?.doubts.join()).toContain("'unlike'")
})

test('to one page x is the row and to another the column: its examples tell', async () => {
  const words =
    'Flood fill: given an image, the pixel at row y and column x gets the new color, and so does every pixel of its old color that is connected to it horizontally or vertically. Return the image.'
  const shown = page('Flood Fill', words, [
    [
      {
        image: [
          [3, 3, 4],
          [4, 3, 4],
        ],
        y: 0,
        x: 2,
        color: 9,
      },
      [
        [3, 3, 9],
        [4, 3, 9],
      ],
    ],
    [
      {
        image: [
          [1, 2],
          [3, 4],
        ],
        y: 1,
        x: 0,
        color: 5,
      },
      [
        [1, 2],
        [5, 4],
      ],
    ],
  ])
  expect(await found(shown)).toMatchObject({ entry: { slug: 'flood-fill' }, doubts: [] })
})

test('words nearer to a narrower problem leave no doubt of one whose answer is right for both', async () => {
  const words =
    'Given a binary search tree (BST), find the lowest common ancestor (LCA) node of two given nodes in the BST.'
  const shown = page('', words, [
    [{ root: [3, 5, 1, 6, 2, 0, 8, null, null, 7, 4], p: 5, q: 1 }, 3],
    [{ root: [3, 5, 1, 6, 2, 0, 8, null, null, 7, 4], p: 5, q: 4 }, 5],
  ])
  expect(await found(shown)).toMatchObject({ entry: { slug: 'lowest-common-ancestor-of-a-binary-tree' }, doubts: [] })
})

test('nodes are asked for only by starter code that takes nodes and gives one', async () => {
  const words =
    'Given a binary tree, find the lowest common ancestor (LCA) of two given nodes p and q: the lowest node that has both as descendants, where a node is a descendant of itself.'
  const tree = [3, 5, 1, 6, 2, 0, 8, null, null, 7, 4]
  const given: [Record<string, Json>, Json][] = [
    [{ root: tree, p: 5, q: 1 }, 3],
    [{ root: tree, p: 5, q: 4 }, 5],
  ]
  const missing: typeof given = [
    [{ root: tree, p: 5, q: 10 }, null],
    [{ root: tree, p: 9, q: 1 }, null],
  ]
  const taking = (type: ValueType, returns = type) =>
    starterCode('lca', { root: 'tree_node', p: type, q: type }, returns)
  const slugOn = async (examples = given, code?: Partial<Problem>) => {
    const match = await found(page('', words, examples, code))
    return match?.doubts.length === 0 ? match.entry.slug : null
  }
  const slug = 'lowest-common-ancestor-of-a-binary-tree'
  expect(await slugOn(given, taking('tree_node_by_value'))).toBe(`${slug}-by-nodes`)
  expect(await slugOn(given, taking('integer'))).toBe(slug)
  expect(await slugOn(given)).toBe(slug)
  expect(await slugOn(given, taking('tree_node_by_value', 'integer'))).toBeNull()
  expect(await slugOn(missing, taking('tree_node_by_value'))).toBeNull()
})

test('a page that says nothing of what every page of a problem says does not ask for that one', async () => {
  const once = 'Every visitor is in the log twice, and exactly one is there only once. Return that one.'
  const shown: [Record<string, number[]>, number][] = [
    [{ ids: [2, 2, 1] }, 1],
    [{ ids: [4, 1, 2, 1, 2] }, 4],
  ]
  expect(await found(page('Log', once, shown))).toMatchObject({ entry: { slug: 'single-number' }, doubts: [] })
})

test('figures without quotes are a text where the page asks about one, and keep the noughts they begin with', async () => {
  const statement =
    'A telegraph office writes every letter as its place in the alphabet, A as 1 and Z as 26, with nothing in between. Given a row of digits as a string, return how many different texts it may stand for. If it cannot be read at all, the answer is 0.'
  const shown = page('Telegrams', statement, [
    [{ digits: 1213 }, 5],
    [{ digits: 2710 }, 1],
    [{ digits: 612 }, 0],
  ])
  const examples = shown.examples.map((example, at) => (at === 2 ? { ...example, input: 'digits = 0612' } : example))
  const match = await found({ ...shown, examples })
  expect(match).toMatchObject({ entry: { slug: 'decode-ways' }, doubts: [], calls: [['1213'], ['2710'], ['0612']] })
  expect(await found({ ...shown, examples, statement: statement.replace(/as a string|texts/g, '') })).toBeNull()
})
