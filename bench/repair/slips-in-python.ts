import { byOne, edits, hidden } from './edits.ts'
import type { Page } from './pages.ts'
import type { Slip } from './slip.ts'

/** For each way to err, drafts that may; which of them really fail is seen when they run. */
export const inPython: Record<Exclude<Slip, 'none' | 'wrong name'>, (page: Page) => string[]> = {
  'off by one': ({ right }) =>
    edits(right, [...byOne, [/range\(1, /, 'range('], [/range\((?=len\()/, 'range(1, '], [/\[1:\]/, '[:]']]),

  'wrong base': (page) => {
    const { call } = hidden(page)
    const base = {
      integer: `${call} + 1`,
      'integer[]': `[value + 1 for value in ${call}]`,
      'integer[][]': `[[value + 1 for value in row] for row in ${call}]`,
    }[page.signature.returns]
    return base ? [instead(page, [`return ${base}`])] : []
  },

  'time limit': (page) => [
    instead(page, [
      'tried = 0',
      'while tried < 2**40:',
      '    tried += 1  # every subset of everything',
      `return ${hidden(page).call}`,
    ]),
  ],

  'wrong type': (page) => {
    const { call } = hidden(page)
    const { returns } = page.signature
    if (returns === 'void' || returns.endsWith('node')) return []
    return [
      [`print(${call})`],
      [`return str(${call})`],
      returns === 'string' ? [`return list(${call})`] : [`return [${call}]`],
    ].map((lines) => instead(page, lines))
  },

  'missed edge': (page) =>
    edgesOf(page).flatMap((edge) =>
      nothings(page).map((nothing) =>
        instead(page, [`if ${edge}:`, `    return ${nothing}`, `return ${hidden(page).call}`]),
      ),
    ),

  'wrong order': (page) => {
    const { call } = hidden(page)
    const { returns } = page.signature
    if (returns === 'void') {
      const copies = page.signature.parameters.map(({ name }) => `${name} = copy.deepcopy(${name})`)
      return [`import copy\n\n${instead(page, [...copies, `return ${call}`])}`]
    }
    if (!returns.endsWith('[]')) return []
    return [[`return ${call}[::-1]`], [`return sorted(${call})`]].map((lines) => instead(page, lines))
  },

  syntax: ({ right }) =>
    edits(right, [
      [/:\n/, '\n'],
      [/\)\n/, '\n'],
    ]),
}

function instead(page: Page, lines: string[]): string {
  const { right, parameters } = hidden(page)
  const body = lines.map((line) => `    ${line}\n`).join('')
  return `${right}\n\n\ndef ${page.signature.name}(${parameters}):\n${body}`
}

function edgesOf({ signature }: Page): string[] {
  return signature.parameters.flatMap(({ name, type }) => {
    if (type === 'integer' || type === 'long') return [`${name} <= 0`, `${name} <= 1`, `${name} <= 2`]
    if (type.endsWith('node')) return [`not ${name}`]
    if (type === 'integer[]') return [`min(${name}, default=0) < 0`, `len(${name}) < 2`, `len(${name}) < 3`]
    return type === 'string' || type.endsWith('[]') ? [`len(${name}) < 2`, `len(${name}) < 3`] : []
  })
}

function nothings({ signature: { returns } }: Page): string[] {
  if (returns === 'integer') return ['0', '-1']
  if (returns === 'boolean') return ['False', 'True']
  if (returns === 'string') return ['""']
  return returns.endsWith('[]') ? ['[]'] : ['None']
}
