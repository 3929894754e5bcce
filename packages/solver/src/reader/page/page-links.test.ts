import { expect, test } from 'vitest'
import { lines } from '../lines/lines.fixture.ts'
import { isPageLinks } from './page-links.ts'
import { sortLines } from './sections.ts'

test('links and buttons of a site are told by their words, whatever is drawn beside them', () => {
  const links = [
    'Solve Problem',
    'Company Tags v Topic Tagsv Related Articles v',
    'Company Tags',
    'Topic Tags +',
    'Related Interview Experiences v',
    'Related Articles >',
    'Compile & Run   Submit',
    'Show Hint 1',
    'View all submissions',
    'Editorial  Solutions (1.2)  Submissions',
    'Try more examples',
    '© nightcoder - Terms - Privacy',
    'Report an issue',
    'Expected Complexities v',
  ]
  expect(links.filter((text) => !isPageLinks(text))).toEqual([])
})

test('a sentence, a bound or a heading that has such words is none', () => {
  const told = [
    'Solve the problem in linear time.',
    'Comments',
    'Tags',
    'Each topic has related topics.',
    'related topics <= 10',
    'tags, topics and shares are numbers',
    'Submissions are made one after the other.',
    'Run: 1 <= n',
    'Hint',
  ]
  expect(told.filter(isPageLinks)).toEqual([])
})

test('what a site has below the constraints is none of them', () => {
  const constraints = (...foot: string[]) =>
    sortLines(
      lines('Sums', 'Add the two numbers that you are given.', 'add(1, 2) -> 3', 'Constraints:', ...foot),
    ).constraints.map(({ text }) => text)
  expect(constraints('1 <= a', 'Solve Problem', 'Company Tags v Topic Tags v', 'Amazon Flipkart')).toEqual(['1 <= a'])
  expect(constraints('Time limit: 2 seconds', 'Accuracy: 41.5% Points: 4', '1 <= a')).toEqual(['1 <= a'])
  const expected = [
    'Expected Time Complexity: O(n)',
    'Expected Auxiliary Space: 0(1)',
    'Expected Space Complexity : O(1).',
  ]
  expect(constraints(...expected, '1 <= a')).toEqual(['1 <= a'])
})
