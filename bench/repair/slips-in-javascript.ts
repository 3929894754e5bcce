import { byOne, edits, hidden } from './edits.ts'
import type { Page } from './pages.ts'
import type { Slip } from './slip.ts'

/** For each way to err, drafts that may; which of them really fail is seen when they run. */
export const inJavaScript: Record<Exclude<Slip, 'none' | 'wrong name'>, (page: Page) => string[]> = {
  'off by one': ({ right }) => edits(right, [...byOne, [/(?<=let \w+ = )0(?=;)/, '1'], [/(?<=let \w+ = )1(?=;)/, '0']]),

  'wrong base': (page) => {
    const { call } = hidden(page)
    const base = {
      integer: `${call} + 1`,
      'integer[]': `${call}.map((value) => value + 1)`,
      'integer[][]': `${call}.map((row) => row.map((value) => value + 1))`,
    }[page.signature.returns]
    return base ? [instead(page, [`return ${base}`])] : []
  },

  'time limit': (page) => [
    instead(page, [
      'let tried = 0',
      'while (tried < 2 ** 50) tried++ // every subset of everything',
      `return ${hidden(page).call}`,
    ]),
  ],

  'wrong type': (page) => {
    const { call } = hidden(page)
    const { returns } = page.signature
    if (returns === 'void' || returns.endsWith('node')) return []
    return [
      [`console.log(${call})`],
      [`return String(${call})`],
      returns === 'string' ? [`return [...${call}]`] : [`return [${call}]`],
    ].map((lines) => instead(page, lines))
  },

  'missed edge': (page) =>
    edgesOf(page).flatMap((edge) =>
      nothings(page).map((nothing) => instead(page, [`if (${edge}) return ${nothing}`, `return ${hidden(page).call}`])),
    ),

  'wrong order': (page) => {
    const { call } = hidden(page)
    const { returns, parameters } = page.signature
    if (returns === 'void') {
      const copies = parameters.map(({ name }) => `${name} = structuredClone(${name})`)
      return [instead(page, [...copies, `return ${call}`])]
    }
    if (!returns.endsWith('[]')) return []
    return [[`return ${call}.reverse()`], [`return ${call}.sort()`]].map((lines) => instead(page, lines))
  },

  syntax: ({ right }) =>
    edits(right, [
      [/\) \{\n/, ' {\n'],
      [/\)\n/, '\n'],
    ]),
}

function instead(page: Page, lines: string[]): string {
  const { right, parameters } = hidden(page)
  const body = lines.map((line) => `  ${line}\n`).join('')
  return `${right}\n\nfunction ${page.signature.name}(${parameters}) {\n${body}}\n`
}

function edgesOf({ signature }: Page): string[] {
  return signature.parameters.flatMap(({ name, type }) => {
    if (type === 'integer' || type === 'long') return [`${name} <= 0`, `${name} <= 1`, `${name} <= 2`]
    if (type.endsWith('node')) return [`!${name}`]
    if (type === 'integer[]') return [`Math.min(...${name}) < 0`, `${name}.length < 2`, `${name}.length < 3`]
    return type === 'string' || type.endsWith('[]') ? [`${name}.length < 2`, `${name}.length < 3`] : []
  })
}

function nothings({ signature: { returns } }: Page): string[] {
  if (returns === 'integer') return ['0', '-1']
  if (returns === 'boolean') return ['false', 'true']
  if (returns === 'string') return ["''"]
  return returns.endsWith('[]') ? ['[]'] : ['null']
}
