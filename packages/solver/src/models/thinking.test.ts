import { expect, test } from 'vitest'
import { withoutThinking } from './thinking.ts'

test.each([
  ['in tags', '<think>Sort? No.</think>\n{"solution": "x"}', '\n{"solution": "x"}'],
  ['without the tag that opens it', 'Sort? No.\n</think>\n\nUse a map.', '\n\nUse a map.'],
  ['under the other name', '<thinking>Hm.</thinking>Use a map.', 'Use a map.'],
  ['twice', '<think>Hm.</think>Use <think>what?</think>a map.', 'Use a map.'],
  ['once with and once without the opening tag', 'Hm.</think><think>Or so.</think>Use a map.', 'Use a map.'],
  ['after some words', 'Let me see. <think>Hm.</think>Use a map.', 'Let me see. Use a map.'],
  ['not yet ended', '<think>Sort? {"solution": "no"}', ''],
  ['not yet begun', 'Use a map.', 'Use a map.'],
])('thinking %s is left out', (_, said, spoken) => {
  expect(withoutThinking(said)).toBe(spoken)
})

test('the tag in an answer is a word like others', () => {
  for (const tags of ['</think>', '<think>', '<think> and </think>']) {
    const json = JSON.stringify({ solution: `# ${tags}`, explanation: `It removes ${tags}.` })
    expect(withoutThinking(json)).toBe(json)
    const fenced = `\`\`\`python\nprint("${tags}")\n\`\`\``
    expect(withoutThinking(fenced)).toBe(fenced)
  }
})
