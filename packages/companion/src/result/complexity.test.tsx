// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Complexity } from './complexity.tsx'

afterEach(cleanup)

const shown = () => screen.getAllByRole('definition').map(({ textContent }) => textContent)

test('a measured growth is shown with the sizes it was measured over', () => {
  render(<Complexity timeComplexity="O(n)" spaceComplexity="O(1)" measuredTimeComplexity="O(n), 64 to 2k" />)
  expect(shown()).toEqual(['O(n)', 'measured, 64 to 2k', 'O(1)', 'stated'])
})

test('one that contradicts what was stated is shown beside it', () => {
  render(<Complexity timeComplexity="O(n)" spaceComplexity="O(1)" measuredTimeComplexity="O(n^2), 32 to 1k" />)
  expect(shown()).toEqual(['O(n^2)', 'measured, 32 to 1k; stated O(n)', 'O(1)', 'stated'])
})

test('words about the variable are no contradiction', () => {
  const stated = 'O(m), m being the number of nodes'
  render(<Complexity timeComplexity={stated} spaceComplexity="O(1)" measuredTimeComplexity="O(m), 64 to 2k" />)
  expect(shown()).toEqual(['O(m)', 'measured, 64 to 2k', 'O(1)', 'stated'])
})

test('without a measurement it says that it is only stated', () => {
  render(<Complexity timeComplexity="O(n log n)" spaceComplexity="O(n)" />)
  expect(shown()).toEqual(['O(n log n)', 'stated', 'O(n)', 'stated'])
})
