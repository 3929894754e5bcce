import type { InputLines, StandardInput } from '@dryrun/contract/problem'

type Input = StandardInput['input']

/** The names of what stands in lines. */
export function namesIn(lines: InputLines): string[] {
  return lines.kind === 'values' ? lines.names : [lines.name]
}

/** The names that say how much follows, in the order in which that follows. */
export function countsIn(input: Input): string[] {
  return input.flatMap((lines) => {
    if (lines.kind === 'list' || lines.kind === 'column') return lines.count ?? []
    if (lines.kind === 'table') return typeof lines.columns === 'string' ? [lines.rows, lines.columns] : [lines.rows]
    return lines.kind === 'grid' ? [lines.rows, lines.columns] : []
  })
}

/** The names of the arguments, in the order in which they are read. */
export function argumentNames(input: Input): string[] {
  const counts = countsIn(input)
  return input.flatMap(namesIn).filter((name) => !counts.includes(name))
}

/** The same lines under other names. */
export function renamed(lines: InputLines, of: (name: string) => string): InputLines {
  switch (lines.kind) {
    case 'values':
      return { ...lines, names: lines.names.map(of) }
    case 'text':
      return { ...lines, name: of(lines.name) }
    case 'list':
      return { ...lines, name: of(lines.name), count: lines.count === undefined ? undefined : of(lines.count) }
    case 'column':
      return { ...lines, name: of(lines.name), count: of(lines.count) }
    case 'table': {
      const columns = typeof lines.columns === 'string' ? of(lines.columns) : lines.columns
      return { ...lines, name: of(lines.name), rows: of(lines.rows), columns }
    }
    case 'grid':
      return { ...lines, name: of(lines.name), rows: of(lines.rows), columns: of(lines.columns) }
  }
}
