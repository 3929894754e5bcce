import type { Example, Problem } from '@dryrun/contract/problem'

/** The problem as it was read, as Markdown: statement, examples, constraints. Its title stands beside it. */
export function problemMarkdown({ statement, examples, constraints, stdin }: Problem): string {
  const parts = [
    statement.split('\n\n').map(escaped).join('\n\n'),
    ...examples.map((example, index) => `**Example ${index + 1}**\n\n${exampleBlock(example, stdin ? '\n' : ' ')}`),
  ]
  if (constraints.length > 0)
    parts.push(`**Constraints**\n\n${constraints.map((line) => `- ${escaped(line)}`).join('\n')}`)
  return parts.join('\n\n')
}

/** Indented, not fenced: whatever the screenshot says, it cannot end the block. */
function exampleBlock({ input, expected }: Example, afterLabel: string): string {
  return [`Input:${afterLabel}${input || '(not readable)'}`, `Output:${afterLabel}${expected || '(not readable)'}`]
    .flatMap((text) => text.split('\n'))
    .map((line) => `    ${line}`)
    .join('\n')
}

// Only what would change how the text is shown: brackets and most stars of code are left as they are read.
function escaped(text: string): string {
  return text
    .replace(/[\\`]/g, '\\$&')
    .replace(/\*(?=\S[^*]*\S\*|\*)/g, '\\*')
    .replace(/<(?=[a-z/!?])/gi, '\\<')
    .replace(/\](?=[([])/g, ']\\')
    .replace(/^(?=(?:#{1,6}|>|[-+*]|\d+[.)])\s)/, '\\')
}
