import type { CorpusProblem, ShownExample } from '../corpus/corpus.ts'
import { pick } from './random.ts'

export function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}

/** `code` in backticks, and powers: 10^4 is set as a superscript. */
function inline(text: string): string {
  return escaped(text)
    .replaceAll(/`([^`]*)`/g, '<code>$1</code>')
    .replaceAll(/\^(\w+)/g, '<sup>$1</sup>')
}

function quoted(text: string): string {
  return escaped(text).replaceAll('\n', '<br>').replaceAll('  ', ' &nbsp;')
}

/** The problem as the body of a page: title, statement, examples, constraints. */
export function statementHtml(problem: CorpusProblem): string {
  const level = pick(['Easy', 'Medium', 'Hard', ''], `${problem.id} level`)
  return [
    problem.title ? `<h1>${escaped(problem.title)}</h1>` : '',
    problem.title && level ? `<p class="level">${level}</p>` : '',
    ...problem.statement.map((paragraph) => `<p>${inline(paragraph)}</p>`),
    examplesHtml(problem),
    constraintsHtml(problem),
  ].join('\n')
}

function constraintsHtml({ id, constraints }: CorpusProblem): string {
  if (constraints.length === 0) return ''
  const heading = pick(['Constraints:', 'Constraints', 'Limits', 'Note'], `${id} constraints`)
  const items = constraints.map((each) => `<li>${inline(each)}</li>`).join('')
  return `<h3>${heading}</h3><ul class="constraints">${items}</ul>`
}

const exampleNames: [string, ...string[]] = ['Example N:', 'Example N', 'Sample N', 'Example #N', 'Case N:']

function exampleName(id: string, index: number): string {
  return pick(exampleNames, `${id} example`).replace('N', String(index + 1))
}

function examplesHtml(problem: CorpusProblem): string {
  const { id, notation, examples, signature } = problem
  if (notation === 'comment') return ''
  if (notation === 'table') {
    const head = [...signature.parameters.map(({ name }) => name), 'result'].map((name) => `<th>${name}</th>`).join('')
    const rows = examples.map(({ input, output }) => {
      return `<tr>${[...input.split('\t'), output].map((cell) => `<td>${escaped(cell)}</td>`).join('')}</tr>`
    })
    return `<h3>Examples</h3><table class="examples"><tr>${head}</tr>${rows.join('')}</table>`
  }
  if (notation === 'call') {
    const arrow = pick(['->', '=>', '→', '==', 'returns'], `${id} arrow`)
    const lines = examples.map(({ input, output, explanation }) => {
      return `${escaped(`${input} ${arrow} ${output}`)}${explanation ? `   <i>// ${escaped(explanation)}</i>` : ''}`
    })
    return `<h3>Examples</h3><pre class="example">${lines.join('\n')}</pre>`
  }
  if (notation === 'stdin') {
    return examples
      .map((example, index) => {
        const number = examples.length > 1 ? ` ${index + 1}` : ''
        return (
          `<h3>Sample Input${number}</h3><pre class="example">${escaped(example.input)}</pre>` +
          `<h3>Sample Output${number}</h3><pre class="example">${escaped(example.output)}</pre>${explained(example)}`
        )
      })
      .join('')
  }
  return examples
    .map((example, index) => {
      const separator = notation === 'lines' ? '<br>' : ' '
      return (
        `<p class="example-name"><b>${exampleName(id, index)}</b></p><div class="example">` +
        `<b>Input:</b>${separator}${quoted(example.input)}<br><b>Output:</b>${separator}${quoted(example.output)}` +
        `${explained(example)}</div>`
      )
    })
    .join('')
}

function explained({ explanation }: ShownExample): string {
  return explanation ? `<br><b>Explanation:</b> ${inline(explanation)}` : ''
}

/** The problem as plain text, where a page has no formatting: a comment, a message. */
export function statementText(problem: CorpusProblem): string {
  const { id, notation, examples, constraints, signature } = problem
  const blocks = [problem.title ?? '', ...problem.statement.map((paragraph) => paragraph.replaceAll('`', ''))]
  if (notation === 'table') {
    const rows = [
      [...signature.parameters.map(({ name }) => name), 'result'],
      ...examples.map(({ input, output }) => [...input.split('\t'), output]),
    ]
    const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? []
    blocks.push(rows.map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')).join('\n'))
  } else if (notation === 'call' || notation === 'comment') {
    blocks.push(examples.map(({ input, output }) => `${input} -> ${output}`).join('\n'))
  } else {
    const labels = notation === 'stdin' ? ['Sample Input:', 'Sample Output:'] : ['Input:', 'Output:']
    const separator = notation === 'labelled' || notation === 'bare' ? ' ' : '\n'
    for (const [index, { input, output, explanation }] of examples.entries()) {
      const told = explanation ? `\nExplanation: ${explanation}` : ''
      const name = notation === 'stdin' ? '' : `${exampleName(id, index)}\n`
      blocks.push(`${name}${labels[0]}${separator}${input}\n${labels[1]}${separator}${output}${told}`)
    }
  }
  if (constraints.length > 0) blocks.push(`Constraints:\n${constraints.map((each) => `- ${each}`).join('\n')}`)
  return blocks.filter(Boolean).join('\n\n')
}

/** Cuts lines at a width, as an editor's comment is written; lines that are examples stay whole. */
export function wrapped(text: string, width: number): string[] {
  return text.split('\n').flatMap((line) => {
    if (/^(Input|Output|Sample|- )|^[\w"[].*(->|=)/.test(line)) return [line]
    const lines: string[] = []
    let current = ''
    for (const word of line.split(' ')) {
      if (current && current.length + word.length >= width) {
        lines.push(current)
        current = word
      } else current = current ? `${current} ${word}` : word
    }
    return [...lines, current]
  })
}
