import { expect, test } from 'vitest'
import { withClassNamed } from './constructor-names.ts'

const example = (made: string) => ({
  input: '',
  expected: '',
  arguments: [{ value: [made, 'Get'] }, { value: [[2], [1]] }],
})

test('the function that makes an object in Go stands for its class', () => {
  const starter =
    'type RecentCache struct {\n}\nfunc Constructor(size int) RecentCache {\n}\nfunc (this *RecentCache) Get(key int) int {\n}'
  expect(withClassNamed([example('Constructor')], starter)).toEqual([example('RecentCache')])
  expect(withClassNamed([example('RecentCache')], starter)).toEqual([example('RecentCache')])
  expect(withClassNamed([example('Constructor')], '')).toEqual([example('Constructor')])
})

test('a class whose capital is spoiled where an object is made is the one that is declared', () => {
  const starter = 'class Diary:\n    def __init__(self):\n    def Get(self, time: int) -> int:'
  expect(withClassNamed([example('piary')], starter)).toEqual([example('Diary')])
  expect(withClassNamed([example('Drawer')], starter)).toEqual([example('Drawer')])
})

test('a method whose capitals are spoiled in one of its calls is the one that is declared and called elsewhere', () => {
  const starter = 'class Diary:\n    def __init__(self):\n    def getDay(self, time: int) -> int:'
  const calling = (...names: string[]) => ({ input: '', expected: '', arguments: [{ value: ['Diary', ...names] }] })
  const [mended] = withClassNamed([calling('getDay', 'getday', 'getDays')], starter)
  expect(mended).toEqual(calling('getDay', 'getDay', 'getDays'))
  expect(withClassNamed([calling('GetDay')], starter)).toEqual([calling('GetDay')])
})
