import type { Problem } from '@dryrun/contract/problem'
import type { BankEntry } from './bank.ts'
import { type Order, oursAt, type PageShape } from './shape.ts'

/** Whether at least half of the bank's bounds stand among the page's, under the page's names. */
export function constraintsAgree(entry: BankEntry, problem: Problem, shape: PageShape, order: Order): boolean {
  const names = new Map(
    shape.parameters.flatMap(({ name }, place) => {
      const ours = oursAt(entry, order, place)?.name
      return name === undefined || ours === undefined ? [] : [[name.toLowerCase(), ours.toLowerCase()] as const]
    }),
  )
  const shown = new Set(problem.constraints.map((line) => plain(line, names)))
  const bounds = entry.constraints.filter((line) => line.includes('<=')).map((line) => plain(line, new Map()))
  return bounds.length > 0 && bounds.filter((bound) => shown.has(bound)).length * 2 >= bounds.length
}

/** A bound as OCR and typography leave it alike: no spaces, no powers' carets, `<=` for every way to write it. */
function plain(line: string, names: ReadonlyMap<string, string>): string {
  return line
    .toLowerCase()
    .replace(/[≤⩽]|=</g, '<=')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/[a-z_]\w*/g, (word) => names.get(word) ?? word)
    .replace(/[\s^*,.]/g, '')
}
