import { expect, test } from 'vitest'
import { examplesOf, STATEMENT } from '../page/page.fixture.ts'

test('calls in the sentences of a paragraph are examples, wherever its lines break', () => {
  const told = [
    'Write a function steps(s, t) for it.',
    'For instance, steps("plane", "pan") gives 2 and',
    'steps("sitter", "bitten") gives 3. An empty first word is',
    'allowed too: steps("",',
    '"fox") gives 3. Nothing else is.',
  ]
  expect(examplesOf(...STATEMENT, ...told)).toEqual([
    ['"plane", "pan"', '2'],
    ['"sitter", "bitten"', '3.'],
    ['"",|"fox"', '3.'],
  ])
})

test('a call of what is named nowhere else, or one that goes over an example again, tells none', () => {
  expect(examplesOf(...STATEMENT, 'Note that log(8) is 3 if you count in twos.')).toEqual([])
})

test('a name of which a stroke was overlooked is no word beside a call', () => {
  expect(examplesOf(...STATEMENT, 'is closed("{[]}") == True', 'is closed("([)]") == False')).toEqual([
    ['"{[]}"', 'True'],
    ['"([)]"', 'False'],
  ])
  const asserted = ['assert longest run(2, "XYXY") == 4', 'assert longest run(0, "PQQP") == 2']
  expect(examplesOf(...STATEMENT, ...asserted)).toEqual([
    ['2, "XYXY"', '4'],
    ['0, "PQQP"', '2'],
  ])
})
