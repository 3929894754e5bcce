import type { Problem } from '@dryrun/contract/problem'
import { expect, test } from 'vitest'
import { withStandardInput } from './program-page.ts'
import { argumentsOf, outputOf, parseBlock, planFor } from './standard-input.ts'

/** A page with samples, its values as they are read before anything is known of lines. */
function page(statement: string, samples: [input: string, expected: string][], constraints: string[] = []): Problem {
  const blocks = samples.map(([input, expected]) => ({
    input: parseBlock(input) ?? [],
    expected: parseBlock(expected) ?? [],
  }))
  const plan = planFor(blocks.map(({ input }) => input))
  const asArray = blocks.some(({ expected }) => expected.flat().length > 1)
  return {
    title: '',
    statement,
    constraints,
    examples: blocks.map(({ input, expected }, place) => ({
      input: samples[place]?.[0] ?? '',
      expected: samples[place]?.[1] ?? '',
      arguments: (plan && argumentsOf(input, plan)) ?? undefined,
      value: outputOf(expected, asArray),
    })),
    unreadable: [],
  }
}

function read(...[statement, samples, constraints]: Parameters<typeof page>) {
  const { stdin, examples } = withStandardInput(page(statement, samples, constraints), false)
  return {
    input: stdin?.input,
    output: stdin?.output,
    arguments: examples.map(({ arguments: given }) =>
      given?.map(({ name, value }) => (name ? { [name]: value } : value)),
    ),
    values: examples.map(({ value }) => value),
  }
}

test('the number that says how many follow is told by the samples', () => {
  expect(
    read('Find the pair.', [
      ['4 9\n2 7 11 15', '0 1'],
      ['3 6\n3 2 4', '1 2'],
    ]),
  ).toMatchObject({
    input: [
      { kind: 'values', names: ['n', 'a'] },
      { kind: 'list', name: 'b', count: 'n' },
    ],
    output: { kind: 'list' },
    arguments: [
      [9, [2, 7, 11, 15]],
      [6, [3, 2, 4]],
    ],
  })
})

test('where every sample has as many as another number says, only the words tell which of the two counts', () => {
  const samples: [string, string][] = [
    ['2 2\n5 6', '1'],
    ['3 3\n5 6 7', '2'],
  ]
  expect(read('Count the pairs.', samples).input).toBeUndefined()
  expect(read('The first line contains k and n. The second line contains n integers.', samples).input).toEqual([
    { kind: 'values', names: ['k', 'n'] },
    { kind: 'list', name: 'a', count: 'n' },
  ])
})

test('rows of a matrix, of pairs, of words and of characters are told apart', () => {
  const kinds = (...samples: [string, string][]) => read('Count them.', samples).input?.at(-1)
  expect(kinds(['2 3\n1 2 3\n4 5 6', '1'])).toMatchObject({ kind: 'table', rows: 'n', columns: 'm' })
  expect(kinds(['3\n1 2\n3 4\n5 6', '1'], ['1\n1 2', '1'])).toMatchObject({ kind: 'table', rows: 'n', columns: 2 })
  expect(kinds(['2\n1 2 3\n4', '1'], ['1\n1 2', '1'])).toMatchObject({ kind: 'table', rows: 'n' })
  expect(kinds(['2 3\n010\n111', '1'])).toMatchObject({ kind: 'grid', rows: 'n', columns: 'm' })
  expect(kinds(['3\nflower\nflow\nflight', 'fl'], ['2\ndog\ncat', 'x'])).toMatchObject({ kind: 'column', count: 'n' })
})

test('a square of pairs is a matrix or a list of pairs, as the page says', () => {
  const samples: [string, string][] = [['2\n1 4\n2 3', '1']]
  expect(read('Merge them.', samples).input).toBeUndefined()
  const said = (each: string) =>
    read(`The first line has n. Each of the next n lines has ${each}.`, samples).input?.at(-1)
  expect(said('two integers')).toMatchObject({ columns: 2 })
  expect(said('n integers')).toMatchObject({ columns: 'n' })
})

test('values beside each other are single where the page says how many, and an array where it does not', () => {
  const samples: [string, string][] = [
    ['3 7', '28'],
    ['3 2', '3'],
  ]
  expect(read('Count the paths.', samples).arguments).toEqual([[[3, 7]], [[3, 2]]])
  expect(read('Input Format\n\nThe only line contains two integers m and n.', samples)).toMatchObject({
    input: [{ kind: 'values', names: ['m', 'n'] }],
    arguments: [
      [{ m: 3 }, { n: 7 }],
      [{ m: 3 }, { n: 2 }],
    ],
  })
  expect(read('The only line contains a real number x and an integer n.', samples).input).toEqual([
    { kind: 'values', names: ['x', 'n'] },
  ])
})

test('the names are the page’s own, also those that its constraints bound', () => {
  const statement =
    'Input\n\nThe first line contains two integers n and amount. The second line contains n distinct integers coins[i].\n\nOutput\n\nThe first line of the output has the answer.'
  const constraints = ['1 <= n <= 12', '1 <= coins[i] <= 1000', '0 <= amount <= 10000']
  expect(
    read(
      statement,
      [
        ['3 11\n1 2 5', '3'],
        ['1 3\n2', '-1'],
      ],
      constraints,
    ),
  ).toMatchObject({
    input: [{ names: ['n', 'amount'] }, { name: 'coins', count: 'n' }],
    arguments: [
      [{ amount: 11 }, { coins: [1, 2, 5] }],
      [{ amount: 3 }, { coins: [2] }],
    ],
  })
})

test('a line that the page calls a string is one text, whatever stands in it', () => {
  const statement = 'A single line contains the string s.'
  expect(
    read(statement, [
      ['the sky is blue', 'blue is sky the'],
      ['hi you', 'you hi'],
    ]),
  ).toMatchObject({
    input: [{ kind: 'text', name: 's' }],
    output: { kind: 'value' },
    values: ['blue is sky the', 'you hi'],
  })
  expect(
    read(statement, [
      ['226', '3'],
      ['12', '2'],
    ]),
  ).toMatchObject({ arguments: [[{ s: '226' }], [{ s: '12' }]] })
})

test('what is said of a name between commas ends no row of names, and a sign of order may be read as an s', () => {
  const statement =
    'The first line has n, the length of the sequence, and goal. The second line has the n elements of the sequence.'
  const samples: [string, string][] = [
    ['5 4\n1 3 4 -4 4', '5'],
    ['4 0\n2 -2 2 -2', '4'],
  ]
  expect(read(statement, samples, ['-10^7 s goal s 10^7']).input).toEqual([
    { kind: 'values', names: ['n', 'goal'] },
    { kind: 'list', name: 'a', count: 'n' },
  ])
})

test('what is asked about a text is no text where its length or its number is meant', () => {
  const samples: [string, string][] = [
    ['harvest\nhaste', '4'],
    ['abc\nxyz', '0'],
  ]
  const lines = 'The first line contains the string s. The second line contains the string t.'
  expect(read(`Find the length of the longest string in both. ${lines}`, samples).values).toEqual([4, 0])
  expect(read(`Print the number of letters as a string. ${lines}`, samples).values).toEqual(['4', '0'])
})

test('words among numbers make all of them words', () => {
  expect(
    read('Print the result.', [
      ['5\n2 1 + 3 *', '9'],
      ['3\n7 2 −', '5'],
    ]),
  ).toMatchObject({
    input: [{ names: ['n'] }, { kind: 'list', count: 'n' }],
    arguments: [[['2', '1', '+', '3', '*']], [['7', '2', '-']]],
  })
  expect(
    read('The only line contains n.', [
      ['3', '1\n2\nFizz'],
      ['1', '1'],
    ]),
  ).toMatchObject({
    output: { kind: 'column' },
    values: [['1', '2', 'Fizz'], ['1']],
  })
})

test('what begins with a zero is a text of figures, in all samples', () => {
  expect(
    read('The first line is the code. The second line is the number m of settings. Then m lines follow.', [
      ['0202\n2\n0201\n0101', '6'],
      ['1009\n1\n8888', '1'],
    ]),
  ).toMatchObject({
    arguments: [
      ['0202', ['0201', '0101']],
      ['1009', ['8888']],
    ],
    values: [6, 1],
  })
})

test('one row of many is a row where another sample prints several', () => {
  expect(
    read('Merge them.', [
      ['2\n1 2\n4 5', '1 2\n4 5'],
      ['3\n1 2\n2 3\n3 4', '1 4'],
    ]),
  ).toMatchObject({
    output: { kind: 'table' },
    values: [
      [
        [1, 2],
        [4, 5],
      ],
      [[1, 4]],
    ],
  })
})

test('yes and no are true and false, in the page’s own words', () => {
  expect(
    read('Print whether they are anagrams.', [
      ['rat\ncar', 'No'],
      ['ab\nba', 'Yes'],
    ]),
  ).toMatchObject({
    output: { kind: 'value', booleans: ['Yes', 'No'] },
    values: [false, true],
  })
})

test('digits after the point are the page’s, where it always has as many', () => {
  expect(
    read('Print it.', [
      ['2\n1 3', '2.00'],
      ['1\n5', '5.50'],
    ]).output,
  ).toEqual({ kind: 'value', decimals: 2 })
  expect(
    read('Print it.', [
      ['2\n1 3', '2.0'],
      ['1\n5', '5.25'],
    ]).output?.decimals,
  ).toBeUndefined()
  expect(
    read('Print it.', [
      ['2\n1 3', '2.50'],
      ['1\n5', '5'],
    ]).output?.decimals,
  ).toBeUndefined()
})

test('a page that asks for a function, or writes values, asks for no program', () => {
  const samples: [string, string][] = [['3\n1 2 3', '6']]
  const signature = { name: 'f', parameters: [{ name: 'a', type: 'integer[]' }], returns: 'integer' }
  expect(withStandardInput({ ...page('The first line has n.', samples), signature }, false).stdin).toBeUndefined()
  const value = { input: 'nums = [1,2]', expected: '3', arguments: [{ name: 'nums', value: [1, 2] }], value: 3 }
  expect(withStandardInput({ ...page('Add them.', []), examples: [value] }, false).stdin).toBeUndefined()
  expect(read('Return the word turned round.', [['abc', 'cba']]).input).toBeUndefined()
  expect(read('Print the word turned round.', [['abc', 'cba']]).input).toBeDefined()
  expect(withStandardInput(page('Turn the word round.', [['abc', 'cba']]), true).stdin).toBeDefined()
})

test('samples of several test cases are not yet told apart', () => {
  const samples: [string, string][] = [['2\n3\n1 2 3\n1\n5', '6\n5']]
  expect(read('The first line contains T, the number of test cases.', samples).input).toBeUndefined()
})

test('an input whose values were mended is not what a program would be given', () => {
  const problem = page('Add them.', [
    ['3\n1 2 3', '6'],
    ['2\n1 2', '3'],
  ])
  const [first] = problem.examples
  if (first) first.arguments = [{ value: [1, 2, 8] }]
  expect(withStandardInput(problem, false).stdin).toBeUndefined()
})

test('many rows are cut as few are, and a number that happens to be 1 counts nothing', () => {
  const many = Array.from({ length: 60 }, (_, row) => `${row} ${row + 1} 7`)
  expect(read('Count them.', [[`60\n${many.join('\n')}`, '1']]).input).toEqual([
    { kind: 'values', names: ['n'] },
    { kind: 'table', name: 'a', rows: 'n', columns: 3 },
  ])
  expect(read('Count them.', [['3\n1 2 3\n1\n5', '1']]).input?.slice(2)).toEqual([
    { kind: 'values', names: ['b'] },
    { kind: 'values', names: ['c'] },
  ])
})

test('two arrays have a length each, or one for both', () => {
  const input = (...samples: [string, string][]) => read('Merge them.', samples).input
  expect(input(['3\n1 2 3\n2\n4 5', '1'])).toMatchObject([
    { names: ['n'] },
    { kind: 'list', count: 'n' },
    { names: ['m'] },
    { kind: 'list', count: 'm' },
  ])
  expect(input(['3 2\n1 2 3\n4 5', '1'])).toMatchObject([{ names: ['n', 'm'] }, { count: 'n' }, { count: 'm' }])
  expect(input(['3\n1 2 3\n4 5 6', '1'])).toMatchObject([{ names: ['n'] }, { count: 'n' }, { count: 'n' }])
})

test('the names of columns are not that of the table', () => {
  const statement = 'The first line contains n. Each of the next n lines contains two integers x and y.'
  expect(read(statement, [['1\n1 2', '1']]).arguments).toEqual([[[[1, 2]]]])
})

test.each(['H W', 'HW'])('a contest shows the names in the only line of its input: %s', (shown) => {
  const said = `A board has H rows and W columns. Count the paths.\n\nInput\n\nInput is given from Standard Input in the following format:\n\n${shown}\n\nOutput\n\nPrint the number of paths.`
  expect(
    read(said, [
      ['3 7', '28'],
      ['1 1', '1'],
    ]),
  ).toMatchObject({
    input: [{ kind: 'values', names: ['H', 'W'] }],
    arguments: [
      [{ H: 3 }, { W: 7 }],
      [{ H: 1 }, { W: 1 }],
    ],
  })
})

test('what follows a format that is no line of letters of the problem names nothing', () => {
  const said = 'Count the paths.\n\nInput\n\nInput is given in the following format:\n\nH W\n\nOutput\n\nPrint them.'
  expect(read(said, [['3 7', '28']]).arguments).toEqual([[[3, 7]]])
})
