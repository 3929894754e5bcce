import { expect, test } from 'vitest'
import { examplesOf, STATEMENT } from './page.fixture.ts'

const GIVEN = ['shifts1 = [[9, 12], [11,', '15]]', 'shifts2 = [[1, 5]]']

test('values that have names above the calls are given in each of them', () => {
  const calls = ['desks_needed(shiftsl) => 2', 'desks_needed(shifts2) => 1']
  expect(examplesOf(...STATEMENT, 'Sample data:', ...GIVEN, '', ...calls)).toEqual([
    ['[[9, 12], [11,|15]]', '2'],
    ['[[1, 5]]', '1'],
  ])
})

test('a call may be given a value beside a name', () => {
  expect(examplesOf(...STATEMENT, ...GIVEN, 'desks(shifts1, 3) -> 2', 'desks(shifts2, 4) -> 1')).toEqual([
    ['[[9, 12], [11,|15]]|3', '2'],
    ['[[1, 5]]|4', '1'],
  ])
})
