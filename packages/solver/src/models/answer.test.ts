import { expect, test } from 'vitest'
import { codeSoFar, readAnswer } from './answer.ts'

const CODE = 'def twice(n):\n    return f"{n * 2}"'
const asked = {
  solution: CODE,
  thoughts: ['Double it.'],
  timeComplexity: 'O(1)',
  spaceComplexity: 'O(1)',
  explanation: 'It doubles.',
}
const json = JSON.stringify(asked)

test.each([
  ['as it was asked for', json],
  ['between fences', `\`\`\`json\n${json}\n\`\`\``],
  ['among prose with braces of its own', `Here {you} are:\n${json}\nGood luck {and} have fun!`],
  ['with raw line ends in its strings', json.replaceAll('\\n', '\n')],
  ['with its code between fences', JSON.stringify({ ...asked, solution: `\`\`\`python\n${CODE}\n\`\`\`` })],
  [
    'under names a model is used to',
    JSON.stringify({
      code: CODE,
      reasoning: 'Double it.',
      time_complexity: 'O(1)',
      Space_Complexity: 'O(1)',
      explanation: 'It doubles.',
    }),
  ],
  ['with more than was asked for', JSON.stringify({ verification: { status: 'passed' }, ...asked, cases: [] })],
])('an object is read %s', (_, said) => {
  expect(readAnswer(said, true)).toEqual(asked)
})

test('prose with code between fences is code and an explanation', () => {
  const said = `It doubles.\n\n\`\`\`python\n${CODE}\n\`\`\`\n\nThat is all.`
  expect(readAnswer(said, true)).toMatchObject({ solution: CODE, explanation: 'It doubles.\n\nThat is all.' })
})

test('of several blocks of code the longest is the answer', () => {
  expect(readAnswer(`\`\`\`\ntwice(2)\n\`\`\`\n\n\`\`\`python\n${CODE}\n\`\`\``, true)?.solution).toBe(CODE)
})

test('code that stands by itself is code', () => {
  expect(readAnswer(CODE, true)).toMatchObject({ solution: CODE, explanation: '' })
})

test('code without an end of its own is none while more may come', () => {
  expect(readAnswer(CODE, false)).toBeNull()
})

test('a field of another type says nothing, and does not spoil the others', () => {
  expect(readAnswer(JSON.stringify({ ...asked, timeComplexity: { best: 'O(1)' }, thoughts: 7 }), true)).toEqual({
    ...asked,
    timeComplexity: '',
    thoughts: [],
  })
})

test.each(['', 'I cannot help with that.', '{"answers": 3}', '[1, 2]', '{"solution": ""}', '{"solution": 5}'])(
  '%j is no answer',
  (said) => expect(readAnswer(said, true)).toBeNull(),
)

test('words alone are an answer without code', () => {
  expect(readAnswer('{"answer": "B) mergesort"}', true)).toMatchObject({
    solution: undefined,
    explanation: 'B) mergesort',
  })
})

test.each([
  ['JSON', json],
  ['JSON under another name', JSON.stringify({ code: CODE })],
  ['prose', `It doubles.\n\n\`\`\`python\n${CODE}\n\`\`\`\n`],
])('code in %s only ever grows while it is written', (_, said) => {
  const seen = Array.from({ length: said.length + 1 }, (_, end) => codeSoFar(said.slice(0, end)))
  seen.reduce((before, after) => {
    expect(after.startsWith(before)).toBe(true)
    return after
  })
  expect(seen.at(-1)).toBe(CODE)
})
