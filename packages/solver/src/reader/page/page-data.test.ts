import { expect, test } from 'vitest'
import { isPageData } from './page-data.ts'

test('what a site tells of a problem is data of the page', () => {
  const data = [
    'Difficulty: Medium Accuracy: 41.5% Submissions: 120K+ Points: 4 Average Time: 25m',
    'time limit per test: 2 seconds',
    'Time Limit: 2 sec / Memory Limit: 1024 MiB',
    'Last updated: 3 Mar · 6 min read · 2.1k comments',
    'Acceptance Rate: 52.1% | 8,431 likes',
    'Score : 200 points',
    'Difficulty: Easy - Solved by 47,281 members * Last updated: 12 March',
    'Set by E. Hartwell - about 20 minutes - 1822 attempts',
    'Updated 3 days ago - Level: medium - «+ 1.2k - asked at 14 companies',
    'Time: 25 minutes Level: junior / mid Topic: linked lists',
    '* % kk ir (212) - asked at 9 companies- 25 min',
    'Time: 1.0 s   Memory: 256 MB   Solved by 2,411',
    'Score: 400 points + Time limit 3 sec - Memory 512 MiB',
    'Asked at 9 companies - 48% solved it - © 1.4k',
    'Last updated: 5 days ago- Read time 6 min',
    '* %* % %r 86 votes BFS, Grid, Medium [J Share ® Reportissue Max. score: 20',
  ]
  expect(data.filter((text) => !isPageData(text))).toEqual([])
})

test('a sentence or a rule that has such words is not', () => {
  const told = [
    'Return the average time of all runs.',
    'Points: each letter counts for 3 points.',
    'You are given a list of views.',
    'A score of 5 points is added for every pair.',
    'level = 3',
    'Each of the 12 votes goes to an easy or a hard one, and they share the rest.',
    'the sum of f (3)',
    'It was asked at 14 companies.',
    'Topics: the sum, the product and the mean of all numbers.',
    'Set by the lock are 20 minutes.',
    'Time: the sum of all minutes',
    'Level: 3 or more people are needed.',
    'memory 512 is free',
    'At least 48% solved it in time.',
  ]
  expect(told.filter(isPageData)).toEqual([])
})

test('when a question was asked and how often it was seen is data of the page', () => {
  expect(isPageData('Asked 2 years, 4 months ago Modified 1 year ago Viewed 6k times')).toBe(true)
})
