import { expect, test } from 'vitest'
import type { Line } from '../lines/line.ts'
import { lines } from '../lines/lines.fixture.ts'
import { page, STATEMENT } from '../page/page.fixture.ts'
import { sortLines } from '../page/sections.ts'
import { readAlike } from './rereading.fixture.ts'
import { lengthOfSession, readSession } from './session-lines.ts'

/** What is read of lines that come out the same each time: the operations, and what they give. */
async function read(...texts: string[]): Promise<{ input: unknown[]; output: unknown } | null> {
  return readLines(lines(...texts))
}

async function readLines(shown: Line[]): Promise<{ input: unknown[]; output: unknown } | null> {
  const session = await readSession(shown, readAlike)
  const [input, output] = [session?.input.texts[0]?.text, session?.output.texts[0]?.text]
  if (!session) return null
  return { input: (input ?? '[]').split('\n').map((list) => JSON.parse(list)), output: JSON.parse(output ?? 'null') }
}

test('calls on an object, with results in comments, are operations and what they give', async () => {
  const session = await read(
    'Trie t = new Trie();',
    't.insert("apple");',
    't.search("apple"); // returns true',
    't.search("app");     // returns false',
  )
  expect(session).toEqual({
    input: [
      ['Trie', 'insert', 'search', 'search'],
      [[], ['apple'], ['apple'], ['app']],
    ],
    output: [null, null, true, false],
  })
})

test('other languages and arrows are read alike, and what follows the session is no part of it', async () => {
  const session = await read(
    'cache = LRUCache(2)',
    'cache.put(1, 1)',
    'cache.get(1)  # 1',
    'cache.get(9) -> -1',
    'Good luck!',
  )
  expect(session).toEqual({
    input: [
      ['LRUCache', 'put', 'get', 'get'],
      [[2], [1, 1], [1], [9]],
    ],
    output: [null, null, 1, -1],
  })
})

test('the capital of a class may be spoiled, and the arrow of a comment be read as a dash', async () => {
  const session = await read('d = piary()', 'd.get("a", 5)   #-""', 'd.set("a", "x", 10)', 'd.get("a", 12)   # — "x"')
  expect(session?.input).toEqual([
    ['piary', 'get', 'set', 'get'],
    [[], ['a', 5], ['a', 'x', 10], ['a', 12]],
  ])
  expect(session?.output).toEqual([null, '', null, 'x'])
  const numbers = await read(
    'm = Keeper()',
    'm.record(-3)',
    'm.median()  # - -3.0',
    'm.count()  # - 1',
    'm.low()  # -3',
  )
  expect(numbers?.output).toEqual([null, null, -3, 1, -3])
})

test('at a prompt a figure may be read before the name of the object', async () => {
  const session = await read('>>> 5s = Shelf()', ">>> s.add('car')", ">>> s.has('car')", 'True')
  expect(session?.output).toEqual([null, null, true])
})

test('how long an operation may take, told above a session, is no call', async () => {
  const session = ['s = MinStack()', 's.push(2)', 's.getMin()     # returns 2']
  const told = 'Every operation must be O(1). top is never called on an empty stack.'
  const { examples } = sortLines(page(...STATEMENT, told, ...session))
  expect(examples.map(({ lines }) => lines.length)).toEqual([3])
})

test('a session in which one result is missing is not read', async () => {
  const session = await read('s = MinStack()', 's.push(3)', 's.getMin() # 3', 's.getMin() # the least')
  expect(session).toEqual({ input: [[]], output: null })
})

test('a call of a function is no session', async () => {
  expect(await read('twoSum([1, 2], 3) -> [0, 1]', 'twoSum([2, 2], 4) -> [0, 1]')).toBeNull()
})

test('calls on an object that has no name, as tables have them, are a session too', async () => {
  expect(await read('Counter(2) -> (object)', 'add(3) ->', 'total() -> 5', 'total()      5')).toEqual({
    input: [
      ['Counter', 'add', 'total', 'total'],
      [[2], [3], [], []],
    ],
    output: [null, null, 5, 5],
  })
})

test('in a table the object may have a name that no row gives it, and only a gap stands before what a call gives', async () => {
  const rows = [
    'new TimeMap() -> -',
    'store.set("x", "y", 8)     -',
    'store.get("x", 9)     "y"',
    'store.get("x", 9) -> "y"',
  ]
  expect(await read(...rows)).toEqual({
    input: [
      ['TimeMap', 'set', 'get', 'get'],
      [[], ['x', 'y', 8], ['x', 9], ['x', 9]],
    ],
    output: [null, null, 'y', 'y'],
  })
  expect((await read(...rows, 'store.get("x", 7)     y'))?.output).toBeNull()
})

test('what a call gives may be an empty text, behind a dash that was an arrow', async () => {
  const session = await read('store = TimeMap()', 'store.set("x", "y", 8)', 'store.get("x", 7)  — returns ""')
  expect(session?.output).toEqual([null, null, ''])
})

test('an object may be made as C++ declares it, with what it is given or nothing', async () => {
  const steps = ['push(4);', 'top(); // returns 4']
  const bare = await read('MinStack s;', ...steps.map((step) => `s.${step}`))
  expect(bare).toEqual({
    input: [
      ['MinStack', 'push', 'top'],
      [[], [4], []],
    ],
    output: [null, null, 4],
  })
  const given = await read('Counter c(2);', ...steps.map((step) => `c.${step}`))
  expect(given?.input).toEqual([
    ['Counter', 'push', 'top'],
    [[2], [4], []],
  ])
})

test('a result that is spoiled is no call without one', async () => {
  const spoiled = await read('t = Trie()', 't.add("a")  # a is there', 't.find("b")  # returns "')
  expect(spoiled?.output).toBeNull()
  expect((await read('t = Trie()', 't.add("a")  # a is there'))?.output).toEqual([null, null])
})

test.each(['t.find("b") # returns "', 't.find("b") wn', 't.find("b"); //"'])(
  'an empty text is what its strokes show, whatever words make of it: %s',
  async (text) => {
    const shown = lines('t = Trie()', text)
    const last = shown.at(-1)
    const word = last?.words.at(-1)
    if (!last || !word) throw new Error('The line has words.')
    last.picture = { grey: new Uint8Array(800 * 60).fill(255), width: 800, height: 60 }
    const draw = (from: number, width: number, height: number) => {
      for (let y = 0; y < height; y++) {
        const at = (word.box.top + y) * 800 + word.box.left + from
        last.picture.grey.fill(0, at, at + width)
      }
    }
    const mark = word.text.startsWith('//') ? 22 : 0
    if (mark > 0) for (const stroke of [0, 9]) draw(stroke, 6, 14)
    for (const stroke of [0, 4, 9, 13]) draw(mark + stroke, 2, 7)
    last.box = { ...last.box, width: last.box.width + mark + 8 }
    Object.assign(word.box, { width: mark + 16, height: mark > 0 ? 14 : 7 })
    expect((await readLines(shown))?.output).toEqual([null, ''])
  },
)

const counted = {
  input: [
    ['Counter', 'add', 'total'],
    [[2], [3], []],
  ],
  output: [null, null, 5],
}

test.each([
  ['at a prompt, what a call gives stands below it', ['>>> c = Counter(2)', '>>> c.add(3)', '>>> c.total()', '5']],
  ['it may be printed', ['c = Counter(2)', 'c.add(3)', 'print(c.total())  # 5']],
  ['it may be asserted', ['c = Counter(2)', 'c.add(3)', 'assert c.total() == 5']],
  ['a remark may stand behind it', ['c = Counter(2)', 'c.add(3)', 'c.total() # returns 5 (2 and 3)']],
  ['how it is reckoned may stand before it', ['c = Counter(2);', 'c.add(3);', 'c.total(); // 2 + 3 = 5']],
  [
    'a call that gives nothing may be explained',
    ['c = Counter(2)', 'c.add(3) (after that there are 5)', 'c.total() -> 5'],
  ],
  ['comments may stand between calls', ['c = Counter(2)', '# two more', 'c.add(3)', '# and now', 'c.total() # 5']],
  ['what a call gives may stand in a comment below it', ['c = Counter(2)', 'c.add(3)', 'c.total()', '# 5']],
  ['calls may be the items of a list', ['1. Create Counter(2)', '2. add(3), which makes it 5', '3. total() returns 5']],
])('%s', async (_, session) => {
  expect(await read(...session)).toEqual(counted)
})

test('a call that cannot be told from anything else leaves its session unread', async () => {
  const session = ['c = Counter(2)', 'c.add(3)', 'c.total() # 5']
  expect((await read(...session, 'c+totai nn)'))?.output).toBeNull()
  expect((await read(...session.slice(0, 2), 'o,add(4)', 'c.total() # 9'))?.output).toBeNull()
})

test('a session is as long as its calls go on', () => {
  const session = ['c = Counter(2)', 'c.add(3)', 'c.total() # 5']
  expect(lengthOfSession(lines(...session, 'Constraints:'))).toBe(3)
  expect(lengthOfSession(lines(...session.map((line) => `>>> ${line}`), '>>> c.total()', '5', 'Good luck!'))).toBe(5)
  // How sites tell that a class will be used shows no result.
  expect(lengthOfSession(lines('obj = Counter(start)', 'obj.add(value)', 'param_2 = obj.total()'))).toBe(0)
})

test('a table of calls may say that the first of them makes a new object', async () => {
  expect(await read('MyCalendar() -> (new object)', 'book(30, 45) -> true', 'book(40, 50) -> false')).toEqual({
    input: [
      ['MyCalendar', 'book', 'book'],
      [[], [30, 45], [40, 50]],
    ],
    output: [null, true, false],
  })
})

test('the brackets of a call that is given nothing may be taken for an O', async () => {
  const shown = lines('const st = new MinStack();', 'st.push(4);', 'st.pop();')
  const session = await readSession(shown, {
    look: async () => null,
    signs: async () => null,
    text: async ({ text }, attempt) => (attempt === 0 ? text : null),
    elder: async (line, attempt) =>
      attempt === 0
        ? { text: line.text.replace('MinStack()', 'MinStackO ').replace('st.pop()', 'St.pOp()'), isFaint: false }
        : null,
    list: async () => null,
  })
  expect(session?.input.texts[0]?.text).toBe('["MinStack","push","pop"]\n[[],[4],[]]')
})

test('a second object begins another session', () => {
  const first = ['Trie t = new Trie();', 't.insert("a");', 't.search("a"); // returns true']
  expect(lengthOfSession(lines(...first, ...first))).toBe(first.length)
  const page = lines('Look up words in a tree of letters.', ...first, ...first)
  expect(sortLines(page).examples.map((example) => example.lines.map(({ text }) => text))).toEqual([first, first])
})

test('calls on an object may stand in one line, and a sign alone that is no value was read as another', async () => {
  const shown = ['const s = new MinStack();', 's.push(4); s.push(0);', 's.getMin(); // ©', 's.pop(); s.top(); // 4']
  const { examples } = sortLines(page(...STATEMENT, 'Example:', ...shown))
  expect(examples[0]?.lines.map(({ text }) => text)).toEqual([
    'const s = new MinStack();',
    's.push(4);',
    's.push(0);',
    's.getMin(); // ©',
    's.pop();',
    's.top(); // 4',
  ])
  expect(await read('s = MinStack()', 's.push(4)', 's.top() # 4', 's.getMin() # ©')).toEqual({
    input: [[]],
    output: null,
  })
})

test('an object may be made and declared at once, as Go does', async () => {
  expect(await read('r := Constructor(1)', 'r.Put(5, 50)', 'r.Get(5)   // 50')).toEqual({
    input: [
      ['Constructor', 'Put', 'Get'],
      [[1], [5, 50], [5]],
    ],
    output: [null, null, 50],
  })
})

test('the object is one whatever case its letter was read in, and the bracket behind a call is a round one', async () => {
  const session = await read(
    'Xx = new LockerKeys(}',
    'X.giveBack(4)',
    'x.takeLowest()   // returns 1',
    'X .giveBack{2)',
    'Xx.takeLowest()   // returns 2',
  )
  expect(session).toEqual({
    input: [
      ['LockerKeys', 'giveBack', 'takeLowest', 'giveBack', 'takeLowest'],
      [[], [4], [], [2], []],
    ],
    output: [null, null, 1, null, 2],
  })
})

test('objects of other names are no steps of a session', () => {
  expect(lengthOfSession(lines('a = new Box()', 'b.put(1)', 'b.get() // 1'))).toBe(0)
})
