import type { Problem } from '@dryrun/contract/problem'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Reader } from '../ports.ts'
import { picture } from './pixels/pictures.fixture.ts'
import { openReading } from './read.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 30_000 })

let reader: Reader
beforeAll(async () => {
  reader = await openReading()
})
afterAll(() => reader.close())

/** What each picture says: title, words of the statement, examples as [arguments, value], constraints. */
const pictures: [string, Shown][] = [
  [
    'two-sum.png',
    {
      title: 'Two Sum',
      says: 'Find the two numbers that add up to target and return their indices.',
      examples: [
        [{ nums: [2, 7, 11, 15], target: 9 }, [0, 1]],
        [{ nums: [3, 2, 4], target: 6 }, [1, 2]],
        [{ nums: [3, 3], target: 6 }, [0, 1]],
      ],
      constraints: ['2 <= nums.length <= 10^4', '-10^9 <= nums[i] <= 10^9', '-10^9 <= target <= 10^9'],
    },
  ],
  [
    'valid-parentheses.png',
    {
      title: 'Valid Parentheses',
      says: 'every open bracket is closed by a bracket of the same type',
      examples: [
        [{ s: '()' }, true],
        [{ s: '()[]{}' }, true],
        [{ s: '(]' }, false],
      ],
      constraints: ['1 <= s.length <= 10^4', 's consists of parentheses only.'],
    },
  ],
  [
    'best-time-to-buy-and-sell-stock.jpg',
    {
      title: 'Best Time to Buy and Sell Stock',
      says: 'Choose one day to buy a single share and a later day to sell it.',
      examples: [
        [{ prices: [7, 1, 5, 3, 6, 4] }, 5],
        [{ prices: [7, 6, 4, 3, 1] }, 0],
      ],
      constraints: ['1 <= prices.length <= 10^5', '0 <= prices[i] <= 10^4'],
    },
  ],
  [
    'maximum-subarray.png',
    {
      title: 'Maximum Subarray',
      says: 'find the contiguous subarray with the largest sum',
      examples: [
        [{ nums: [-2, 1, -3, 4, -1, 2, 1, -5, 4] }, 6],
        [{ nums: [1] }, 1],
        [{ nums: [5, 4, -1, 7, 8] }, 23],
      ],
      constraints: ['1 <= nums.length <= 10^5', '-10^4 <= nums[i] <= 10^4'],
    },
  ],
  [
    'climbing-stairs.png',
    {
      title: 'Climbing Stairs',
      says: 'In how many distinct ways can you reach the top?',
      examples: [
        [{ n: 2 }, 2],
        [{ n: 3 }, 3],
      ],
      constraints: ['1 <= n <= 45'],
    },
  ],
  [
    'merge-intervals.png',
    {
      title: 'Merge Intervals',
      says: 'Merge all intervals that overlap',
      examples: [
        [
          {
            intervals: [
              [1, 3],
              [2, 6],
              [8, 10],
              [15, 18],
            ],
          },
          [
            [1, 6],
            [8, 10],
            [15, 18],
          ],
        ],
        [
          {
            intervals: [
              [1, 4],
              [4, 5],
            ],
          },
          [[1, 5]],
        ],
      ],
      constraints: ['1 <= intervals.length <= 10^4', 'intervals[i].length == 2', '0 <= start <= end <= 10^4'],
    },
  ],
  [
    'binary-search.png',
    {
      title: 'Binary Search',
      says: 'Your algorithm must run in O(log n) time.',
      examples: [
        [{ nums: [-1, 0, 3, 5, 9, 12], target: 9 }, 4],
        [{ nums: [-1, 0, 3, 5, 9, 12], target: 2 }, -1],
      ],
      constraints: ['1 <= nums.length <= 10^4', 'All the integers in nums are unique.'],
      signature: {
        name: 'search',
        parameters: [
          { name: 'nums', type: 'integer[]' },
          { name: 'target', type: 'integer' },
        ],
        returns: 'integer',
      },
    },
  ],
  [
    'reverse-linked-list.png',
    {
      title: 'Reverse Linked List',
      says: 'reverse the list, and return the reversed list',
      examples: [
        [{ head: [1, 2, 3, 4, 5] }, [5, 4, 3, 2, 1]],
        [{ head: [1, 2] }, [2, 1]],
        [{ head: [] }, []],
      ],
      constraints: ['The number of nodes in the list is in the range [0, 5000].', '-5000 <= Node.val <= 5000'],
      signature: { name: 'reverseList', parameters: [{ name: 'head', type: 'list_node' }], returns: 'list_node' },
    },
  ],
  [
    'number-of-islands.png',
    {
      title: 'Number of Islands',
      says: 'An island is land surrounded by water',
      examples: [
        [{ grid: [[...'11110'], [...'11010'], [...'11000'], [...'00000']] }, 1],
        [{ grid: [[...'11000'], [...'11000'], [...'00100'], [...'00011']] }, 3],
      ],
      constraints: ['1 <= m, n <= 300', 'grid[i][j] is "0" or "1".'],
    },
  ],
  [
    'longest-substring-without-repeating-characters-1.png longest-substring-without-repeating-characters-2.png',
    {
      title: 'Longest Substring Without Repeating Characters',
      says: 'A substring is a contiguous run of characters.',
      examples: [
        [{ s: 'abcabcbb' }, 3],
        [{ s: 'bbbbb' }, 1],
        [{ s: 'pwwkew' }, 3],
      ],
      constraints: ['0 <= s.length <= 5 * 10^4', 's consists of English letters, digits, symbols and spaces.'],
    },
  ],
  [
    'group-anagrams.png',
    {
      title: 'Group Anagrams',
      says: 'group the anagrams together',
      examples: [
        [{ strs: ['eat', 'tea', 'tan', 'ate', 'nat', 'bat'] }, [['bat'], ['nat', 'tan'], ['ate', 'eat', 'tea']]],
        [{ strs: [''] }, [['']]],
        [{ strs: ['a'] }, [['a']]],
      ],
      constraints: [
        '1 <= strs.length <= 10^4',
        '0 <= strs[i].length <= 100',
        'strs[i] consists of lowercase English letters.',
      ],
    },
  ],
  [
    'product-of-array-except-self.png',
    {
      title: 'Product of Array Except Self',
      says: 'the product of all the elements of nums except nums',
      examples: [
        [{ nums: [1, 2, 3, 4] }, [24, 12, 8, 6]],
        [{ nums: [-1, 1, 0, -3, 3] }, [0, 0, 9, 0, 0]],
      ],
      constraints: ['2 <= nums.length <= 10^5', '-30 <= nums[i] <= 30'],
    },
  ],
  [
    'rotated-lockers.png',
    {
      title: 'Rotated Lockers',
      says: 'return the position of the key',
      examples: [
        [{ lockers: [14, 19, 23, 2, 8, 11], key: 8 }, 4],
        [{ lockers: [5], key: 0 }, -1],
      ],
      constraints: ['1 <= lockers.length <= 5000'],
      signature: {
        name: 'findLocker',
        parameters: [
          { name: 'lockers', type: 'integer[]' },
          { name: 'key', type: 'integer' },
        ],
        returns: 'integer',
      },
    },
  ],
  [
    'taller-neighbour.png',
    {
      title: 'Taller Neighbour',
      says: 'somebody within the given reach',
      examples: [
        [{ heights: [3, 5, 4], reach: 1 }, 2],
        [{ heights: [7, 2, 6, 9], reach: 2 }, 3],
      ],
      constraints: [],
    },
  ],
  [
    'lantern-rows.png',
    {
      title: 'Lantern Rows',
      says: 'Return the number of pairs of lanterns that greet each other.',
      examples: [
        [{ lamps: [3, 1, 3, 2, 3] }, 2],
        [{ lamps: [4, 4, 4] }, 2],
      ],
      constraints: ['1 <= lamps.length <= 10^5', '1 <= lamps[i] <= 10^9'],
    },
  ],
  [
    'longest-run.png',
    {
      title: 'Longest run of ones',
      says: 'return the length of the longest run of ones in a row',
      examples: [
        [{ bits: [1, 1, 0, 1, 1, 1] }, 3],
        [{ bits: [0, 0] }, 0],
      ],
      constraints: ['0 <= len(bits) <= 1000'],
      signature: { name: 'longest_run', parameters: [{ name: 'bits', type: 'integer[]' }], returns: 'integer' },
    },
  ],
]

type Shown = {
  title: string
  says: string
  examples: [Record<string, unknown>, unknown][]
  constraints: string[]
  signature?: Problem['signature']
}

test.each(pictures)('%s is read as it stands', async (names, shown) => {
  const problem = await reader.read(await Promise.all(names.split(' ').map(picture)))

  expect(problem?.title).toBe(shown.title)
  expect(problem?.statement).toContain(shown.says)
  expect(problem?.examples.map(values)).toEqual(shown.examples)
  expect(problem?.constraints).toEqual(shown.constraints)
  expect(problem?.signature).toEqual(shown.signature)
  expect(problem?.unreadable).toEqual([])
})

test('samples for standard input are arguments, and what is said of their format is not', async () => {
  const problem = await reader.read([await picture('ticket-gaps.png')])
  expect(problem?.statement).toContain('The first line holds n')
  expect(problem?.examples.map(bareValues)).toEqual([
    [[[2, 3, 10, 12, 13]], 7],
    [[[40, 41]], 1],
  ])
  expect(problem?.stdin).toEqual({
    input: [
      { kind: 'values', names: ['n'] },
      { kind: 'list', name: 'a', count: 'n' },
    ],
    output: { kind: 'value' },
  })
})

test('calls in a coloured bubble are examples', async () => {
  const problem = await reader.read([await picture('middle-word.png')])
  expect(problem?.title).toBe('')
  expect(problem?.examples.map(bareValues)).toEqual([
    [[['pear', 'fig', 'plum']], 'pear'],
    [[['kiwi']], 'kiwi'],
  ])
})

test('a problem may be told in catchwords where the function stands beside it, and an arrow between words is no example', async () => {
  const problem = await reader.read([await picture('road-groups.png')])
  expect(problem?.statement).toContain('number of connected groups')
  expect(problem?.examples.map(values)).toEqual([
    [
      {
        roads: [
          [1, 0, 1],
          [0, 1, 0],
          [1, 0, 1],
        ],
      },
      2,
    ],
    [
      {
        roads: [
          [1, 1],
          [1, 1],
        ],
      },
      1,
    ],
  ])
})

test('small figures in a table, which the recogniser of words runs together, are seen by the reader of lines', async () => {
  const problem = await reader.read([await picture('sweet-stalls.png')])
  expect(problem?.title).toBe('Sweet Stalls')
  expect(problem?.examples.map(bareValues)).toEqual([
    [[[2, 7, 9, 3, 1]], 12],
    [[[1, 2, 3, 1]], 4],
    [[[5, 1, 1, 6]], 11],
  ])
})

test('the same page at twice the pixels, as a sharper screen shows it, reads the same', async () => {
  const { width = 0 } = await sharp(await picture('two-sum.png')).metadata()
  const sharper = await sharp(await picture('two-sum.png'))
    .resize({ width: width * 2 })
    .webp()
    .toBuffer()
  const problem = await reader.read([sharper])
  expect(problem?.examples.map(values)).toEqual(pictures[0]?.[1].examples)
})

function values({ arguments: given, value }: Problem['examples'][number]): [unknown, unknown] {
  return [given && Object.fromEntries(given.map((argument) => [argument.name, argument.value])), value]
}

function bareValues({ arguments: given, value }: Problem['examples'][number]): [unknown, unknown] {
  return [given?.map((argument) => argument.value), value]
}
