import type { InputLines } from '@dryrun/contract/problem'
import { countsIn, namesIn } from '../../input-lines.ts'
import { type Block, flat, type Layout, readAll, scalar, take, type Words } from './input-block.ts'

/** A layout that fits blocks, and what it costs to believe in it. */
export type Ranked = { layout: Layout; cost: number }

/** More parts than any page has; and how many ways to cut a block are looked at. */
const MOST_PARTS = 6
const MOST_WAYS = 10_000
/** Lines that may each be an argument of their own. */
const MOST_LINES = 12
/** As many single values stand in one line. */
const WIDEST_VALUES = 5

/** All ways to cut these blocks alike into what stands in them, the likeliest first. */
export function layoutsOf(blocks: Block[]): Ranked[] {
  // The one with the most words shows most of what there is.
  const [largest, ...others] = blocks.toSorted((a, b) => b.flat().length - a.flat().length)
  if (!largest) return []
  const ways = new Map([...waysToCut(largest)].map((layout) => [JSON.stringify(layout), layout]))
  return [...ways.values()]
    .filter((layout) => others.every((block) => readAll(block, layout) !== null))
    .map((layout) => ({ layout, cost: costOf(layout, blocks) }))
    .toSorted((a, b) => a.cost - b.cost)
}

/** Line by line, and then those of few parts first, so that what is not looked at any more has many. */
function* waysToCut(block: Block): Generator<Layout> {
  if (block.length > 0 && block.length <= MOST_LINES) {
    yield block.map((row, place) => {
      const name = `v${place + 1}`
      return row.length === 1 ? { kind: 'values', names: [name] } : { kind: 'list', name }
    })
  }
  let left = MOST_WAYS
  function* cut(rest: Block, above: Layout, read: Map<string, Words>, parts: number): Generator<Layout> {
    if (left-- < 0) return
    if (parts === 0) {
      if (rest.length === 0) yield above
      return
    }
    for (const lines of ways(rest, read)) {
      const taken = take(lines, rest, read)
      if (!taken) continue
      const names = namesIn(lines)
      const known = new Map([...read, ...names.map((name, at): [string, Words] => [name, taken.words[at] ?? ''])])
      yield* cut(rest.slice(taken.rows), [...above, lines], known, parts - 1)
    }
  }
  for (let parts = 1; parts <= MOST_PARTS; parts++) yield* cut(block, [], new Map(), parts)
}

/** The ways in which lines can be meant, whether or not they are written so. */
function ways([head = []]: Block, read: Map<string, Words>): InputLines[] {
  const counts = [...read].flatMap(([name, words]) => (/^[1-9]\d{0,3}$/.test(String(words)) ? [name] : []))
  const name = `v${read.size + 1}`
  const isText = head.length > 1 && head.some((word) => typeof scalar(word) === 'string')
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
    ...(head.length > 1 ? [{ kind: 'list', name } as const] : []),
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
  const areOnes = (name: string) => words(name).every((word) => word === '1')
  const isSame = (name: string) => new Set(words(name)).size === 1
  const order = layout.flatMap(namesIn)
  // What counts lines stands right above them, or above other counts.
  const gaps = layout.filter((lines, place) => {
    const above = layout[place - 1]
    const isCounted = lines.kind === 'column' || lines.kind === 'table' || lines.kind === 'grid'
    return isCounted && above?.kind === 'values' && !above.names.some((name) => counts.includes(name))
  }).length
  const turns = counts.filter((name, place) => order.indexOf(name) < order.indexOf(counts[place - 1] ?? name)).length
  return layout.reduce((sum, lines) => sum + costOfLines(lines), turns * 0.5 + gaps * 0.2)

  function costOfLines(lines: InputLines): number {
    switch (lines.kind) {
      case 'values':
        return lines.names.filter((name) => !counts.includes(name)).length
      case 'text':
        // What has the marks of a sentence is one.
        return words(lines.name).some((text) => /[A-Za-z][,.;:?!](?:\s|$)/.test(String(text))) ? 1.3 : 1.7
      case 'list':
        return lines.count === undefined ? 1.5 : areOnes(lines.count) ? 2 : 1
      case 'column': {
        // Under a number, numbers may be just as well arguments of their own, and so may one word.
        const areNumbers = flat(words(lines.name)).map((word) => typeof scalar(word) === 'number')
        const isNumbers = !areNumbers.includes(false)
        if (areOnes(lines.count) || (isNumbers && isSame(lines.count))) return 10
        return isNumbers || !areNumbers.includes(true) ? 1 : 1.4
      }
      case 'table': {
        const more = areOnes(lines.rows) ? 1 : 0
        if (lines.columns === undefined) return 3.5 + more
        return (typeof lines.columns === 'string' ? 1 : 1.2) + more
      }
      case 'grid':
        return areOnes(lines.rows) ? 2.1 : 1.1
    }
  }
}
