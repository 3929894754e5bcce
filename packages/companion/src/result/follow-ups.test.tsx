// @vitest-environment jsdom
import { questionLimits } from '@dryrun/contract/limits'
import { messages } from '@dryrun/contract/messages'
import type { FollowUp } from '@dryrun/contract/processing'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { AskFollowUp } from '../question-client.ts'
import { SolveFailure } from '../solve-failure.ts'
import { FollowUps } from './follow-ups.tsx'
import { askedAbout, useQuestions } from './use-questions.ts'

afterEach(cleanup)

const answered = (id: string, question: string, answer: string): FollowUp => ({
  id,
  question,
  answer,
  aiProvider: 'openai/gpt-5',
  timestamp: '2030-01-01T00:00:00Z',
})
function Asking({ earlier, ask }: { earlier: FollowUp[]; ask: AskFollowUp }) {
  return <FollowUps questions={useQuestions(ask, askedAbout('solution', earlier))} about="solution" />
}
const nobody: AskFollowUp = () => Promise.reject(new Error('asked'))
const field = () => screen.getByLabelText('Ask about this solution')
const write = (value: string) => fireEvent.change(field(), { target: { value } })
const ask = () => fireEvent.click(screen.getByRole('button', { name: 'Ask' }))

test('a question is shown while it is answered, then its answer under those from before', async () => {
  const { promise, resolve } = Promise.withResolvers<FollowUp>()
  render(<Asking earlier={[answered('1', 'Why sort?', 'For order.')]} ask={() => promise} />)
  write(' Why a heap? ')
  ask()
  await screen.findByText('Waiting for an answer.')
  expect(screen.getByText('Why a heap?')).toBeTruthy()
  resolve(answered('2', 'Why a heap?', 'It gives the **least** first.'))
  await screen.findByText('least')
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Why sort?For order.openai/gpt-5',
    'Why a heap?It gives the least first.openai/gpt-5',
  ])
  expect(field()).toHaveProperty('value', '')
})

test('why there is no answer is said in words, and the question can be sent again', async () => {
  const refused = new SolveFailure(messages.processing.noModelForQuestions, { code: 'unavailable', answered: true })
  render(<Asking earlier={[]} ask={() => Promise.reject(refused)} />)
  write('Why?')
  fireEvent.keyDown(field(), { key: 'Enter', ctrlKey: true })
  await screen.findByText(messages.processing.noModelForQuestions)
  expect(field()).toHaveProperty('value', 'Why?')
})

test('an empty question is not sent', async () => {
  render(<Asking earlier={[]} ask={nobody} />)
  write('  ')
  ask()
  await screen.findByText(messages.processing.questionRequired)
})

test('what a model answers is text: no picture, no link, no script of it comes into the page', () => {
  const hostile = '<img src=x onerror=alert(1)> ![x](https://evil.example/x.png) [here](javascript:alert(1))'
  const { container } = render(<Asking earlier={[answered('1', hostile, hostile)]} ask={nobody} />)
  expect(container.querySelectorAll('img, a, script, iframe')).toHaveLength(0)
  expect(container.textContent).toContain('onerror')
})

test('after the last question no other is offered', () => {
  const all = Array.from({ length: questionLimits.perSolution }, (_, place) => answered(String(place), 'Why?', 'So.'))
  render(<Asking earlier={all} ask={nobody} />)
  expect(screen.getByText(messages.processing.tooManyQuestions)).toBeTruthy()
  expect(screen.queryByLabelText('Ask about this solution')).toBeNull()
})
