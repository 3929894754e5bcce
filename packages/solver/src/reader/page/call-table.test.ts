import { expect, test } from 'vitest'
import { readCallTable } from './call-table.ts'
import { page } from './page.fixture.ts'

const ROWS = ['Call              Returns', 'Counter(2)        (object)', 'add(3)', 'total()           5']

test('a row for each call on an object, with what it gives beside it, is one example', () => {
  const table = readCallTable(page(...ROWS, 'Calls are cheap.'))
  expect(table?.length).toBe(4)
  expect(table?.examples.map(({ lines }) => lines.map(({ text }) => text))).toEqual([
    ['Counter(2) -> (object)', 'add(3) ->', 'total() -> 5'],
  ])
})

test('a bracket that was overlooked behind a call that is given nothing ends no table', () => {
  const table = readCallTable(
    page(
      'Call              Result',
      'Belt(2)           (empty belt)',
      'Rear(             -1',
      'add(3)            true',
    ),
  )
  expect(table?.examples.map(({ lines }) => lines.map(({ text }) => text))).toEqual([
    ['Belt(2) -> (empty belt)', 'Rear() -> -1', 'add(3) -> true'],
  ])
})

test('calls of a function, one in each row, are examples of their own', () => {
  expect(readCallTable(page('Call              Returns', 'half(2)           1', 'half(8)           4'))).toBeNull()
})

test('what heads the calls may say in which order they are made, and a dash stands for nothing', () => {
  const head = 'call (in this order)          returns'
  const rows = [
    'new Book()                    —',
    'add("a")                      —- -',
    'has("a")                      false',
  ]
  const table = readCallTable(page(head, ...rows))
  expect(table?.examples.map(({ lines }) => lines.map(({ text }) => text))).toEqual([
    ['new Book() ->', 'add("a") ->', 'has("a") -> false'],
  ])
})

test('a table of calls may number them, and show what the object holds after each', () => {
  const table = [
    'Step    Call            Returns    Stack afterwards',
    '1       MinStack()      -          empty',
    '2       push(-2)        -          -2',
    '3       push(0)         -          -2, 0',
    '4       getMin()        -2         -2, 0',
  ]
  const [example] = readCallTable(page(...table))?.examples ?? []
  expect(example?.lines.map(({ text }) => text)).toEqual([
    'MinStack() ->',
    'push(-2) ->',
    'push(0) ->',
    'getMin() -> -2',
  ])
})

test('the arguments of a call may stand as far apart as cells', () => {
  const table = readCallTable(
    page('call                        returns', 'new Log()', 'put("a",   "b", 3)', 'get("a", 3)                 "b"'),
  )
  expect(table?.examples.map(({ lines }) => lines.map(({ text }) => text))).toEqual([
    ['new Log() ->', 'put("a", "b", 3) ->', 'get("a", 3) -> "b"'],
  ])
})

test('of a row whose call gives nothing, only the call is looked at again', () => {
  const [example] =
    readCallTable(page('call              returns', 'new Log()         -', 'has("a")          true'))?.examples ?? []
  expect(example?.lines.map(({ words }) => words.map(({ text }) => text).join(' '))).toEqual([
    'new Log()',
    'has("a") true',
  ])
})
