import type { Judgement } from './verdict.ts'

/** The judgements as a person reads them: first what must never be, then the sums, then every miss. */
export function report(judgements: Judgement[]): string {
  return [
    wrongs(judgements),
    '',
    table('kind', judgements, ({ kind }) => kind),
    '',
    table('style', judgements, ({ style }) => style),
    '',
    classicsInBank(judgements),
    '',
    misses(judgements),
  ].join('\n')
}

function wrongs(judgements: Judgement[]): string {
  const wrong = judgements.filter((each) => each.wrong !== null)
  if (wrong.length === 0) return 'Wrong called verified: none'
  return [
    `WRONG CALLED VERIFIED: ${wrong.length}`,
    ...wrong.map((each) => `  ${each.id} (${each.style}): ${each.wrong}`),
  ].join('\n')
}

function table(heading: string, judgements: Judgement[], groupOf: (judgement: Judgement) => string): string {
  const rows = [...Map.groupBy(judgements, groupOf)]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([group, ofGroup]) => row(group, ofGroup))
  return [
    `${heading.padEnd(16)} pictures  verified  not verified  wrongly verified  examples read right`,
    ...rows,
    row('all', judgements),
  ].join('\n')
}

function row(name: string, judgements: Judgement[]): string {
  const count = (test: (judgement: Judgement) => boolean) => String(judgements.filter(test).length)
  const shown = judgements.reduce((total, { examples }) => total + examples.shown, 0)
  const misread = judgements.reduce((total, { examples }) => total + examples.misread.length, 0)
  return [
    name.padEnd(16),
    String(judgements.length).padStart(8),
    count(({ verified, wrong }) => verified && wrong === null).padStart(9),
    count(({ verified }) => !verified).padStart(13),
    count(({ wrong }) => wrong !== null).padStart(17),
    `${shown - misread} of ${shown}`.padStart(20),
  ].join(' ')
}

function classicsInBank(judgements: Judgement[]): string {
  const within = judgements.filter(({ kind, miss }) => kind === 'classic' && miss !== 'not-in-bank')
  const verified = within.filter((each) => each.verified && each.wrong === null)
  const share = within.length > 0 ? ` (${Math.round((100 * verified.length) / within.length)}%)` : ''
  return `Classics that the bank holds: ${verified.length} of ${within.length} verified${share}`
}

/** A misread example says more than what came of it. */
function lineOf({ id, style, miss, examples, detail }: Judgement): string {
  const why = miss === 'example-misread' ? examples.misread[0] : detail.split('\n')[0]
  return `  ${id} (${style})${why ? `: ${why}` : ''}`
}

function misses(judgements: Judgement[]): string {
  const missed = Map.groupBy(
    judgements.filter(({ miss }) => miss !== null && miss !== 'not-in-bank'),
    ({ miss }) => miss,
  )
  const outside = judgements.filter(({ miss }) => miss === 'not-in-bank').length
  const lines = [...missed].flatMap(([miss, ofMiss]) => [`${miss}: ${ofMiss.length}`, ...ofMiss.map(lineOf)])
  return ['Misses, by reason', ...lines, `not-in-bank: ${outside} classics, not listed`].join('\n')
}
