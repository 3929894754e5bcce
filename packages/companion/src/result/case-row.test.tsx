// @vitest-environment jsdom
import { messages } from '@dryrun/contract/messages'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { CaseRow } from './case-row.tsx'

afterEach(cleanup)

test('another valid answer is shown beside the page’s own, and says why it passed', () => {
  const { anotherValidAnswer } = messages.processing
  render(<CaseRow input={'s = "babad"'} expected={'"aba"'} actual={'"bab"'} passed note={anotherValidAnswer} />)
  expect(screen.getByText('Passed')).toBeTruthy()
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['"aba"', '"bab"'])
  expect(screen.getByText(anotherValidAnswer)).toBeTruthy()
})
