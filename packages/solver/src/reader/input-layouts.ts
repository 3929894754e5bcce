import type { InputLines } from '@dryrun/contract/problem'
import { countsIn, namesIn } from '../input-lines.ts'
import { type Block, flat, type Layout, readAll, scalar, take, type Words } from './input-block.ts'

/** A layout that fits blocks, and what it costs to believe in it. */
export type Ranked = { layout: Layout; cost: number }

/** More parts than any page has; and how many ways to cut a block are looked at before it is given up. */
const MOST_PARTS = 6
const MOST_WAYS = 20_000
/** As many single values stand in one line. */
const WIDEST_VALUES = 5

/** All ways to cut these blocks alike into what stands in them, the likeliest first. */
export function layoutsOf(blocks: Block[]): Ranked[] {
  const [first, ...others] = blocks
  if (!first) return []
  return [...waysToCut(first)]
    .filter((layout) => others.every((block) => readAll(block, layout) !== null))
    .map((layout) => ({ layout, cost: costOf(layout, blocks) }))
    .toSorted((a, b) => a.cost - b.cost)
}

function* waysToCut(block: Block): Generator<Layout> {
  let left = MOST_WAYS
  function* cut(rest: Block, above: Layout, read: Map<string, Words>): Generator<Layout> {
    if (left-- < 0) return
    if (rest.length === 0 && above.length > 0) yield above
    if (above.length === MOST_PARTS) return
    for (const lines of ways(rest, read)) {
      const taken = take(lines, rest, read)
      if (!taken) continue
      const names = namesIn(lines)
      const known = new Map([...read, ...names.map((name, at): [string, Words] => [name, taken.words[at] ?? ''])])
      yield* cut(rest.slice(taken.rows), [...above, lines], known)
    }
  }
  yield* cut(block, [], new Map())
}

/** The ways in which lines can be meant, whether or not they are written so. */
function ways([head = []]: Block, read: Map<string, Words>): InputLines[] {
  const counts = [...read].flatMap(([name, words]) => (/^\d{1,4}$/.test(String(words)) ? [name] : []))
  const name = `v${read.size + 1}`
  const isText = head.some((word) => typeof scalar(word) === 'string')
  const names = head.map((_, place) => `v${read.size + 1 + place}`)
  return [
    ...(head.length > 0 && head.length <= WIDEST_VALUES ? [{ kind: 'values', names } as const] : []),
    ...counts.map((count): InputLines => ({ kind: 'list', name, count })),
    ...counts.flatMap((count): InputLines[] => [
      { kind: 'column', name, count },
      ...counts.map((columns): InputLines => ({ kind: 'table', name, rows: count, columns })),
      ...(head.length > 1 ? [{ kind: 'table', name, rows: count, columns: head.length } as const] : []),
      { kind: 'table', name, rows: count },
      ...counts.map((columns): InputLines => ({ kind: 'grid', name, rows: count, columns })),
    ]),
    { kind: 'list', name },
    ...(isText ? [{ kind: 'text', name } as const] : []),
  ]
}

/**
 * What a layout leaves unexplained: every argument costs one, and more where its length is told by nothing but its end.
 * A convention against which it goes, such as rows before columns, costs half of that.
 */
function costOf(layout: Layout, blocks: Block[]): number {
  const counts = countsIn(layout)
  const read = blocks.map((block) => readAll(block, layout))
  const words = (name: string) => read.map((each) => each?.get(name) ?? '')
  const isSame = (name: string) => new Set(words(name)).size === 1
  const order = layout.flatMap(namesIn)
  const turns = counts.filter((name, place) => order.indexOf(name) < order.indexOf(counts[place - 1] ?? name)).length
  return layout.reduce((sum, lines) => sum + costOfLines(lines), turns * 0.5)

  function costOfLines(lines: InputLines): number {
    switch (lines.kind) {
      case 'values':
        return lines.names.filter((name) => !counts.includes(name)).length
      case 'text':
        return 1.7
      case 'list':
        if (lines.count === undefined) return 1.5
        return flat(words(lines.name)).length === 0 ? 1.3 : 1
      case 'column': {
        // Under a number, numbers may be just as well arguments of their own, and so may one word.
        const isNumbers = flat(words(lines.name)).every((word) => typeof scalar(word) === 'number')
        const isPlain = isNumbers || words(lines.count).every((count) => count === '1')
        return isPlain && isSame(lines.count) ? 10 : 1
      }
      case 'table':
        if (lines.columns === undefined) return 1.6
        return typeof lines.columns === 'string' ? 1 : 1.2
      case 'grid':
        return 1.1
    }
  }
}
