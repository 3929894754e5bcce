import { VisuallyHidden } from '@dryrun/ui/visually-hidden'
import styles from './changes.module.css'
import { type DiffLine, lineDiff } from './line-diff.ts'

/** Lines that are shown around a change; a longer run of unchanged ones is told by its length. */
const AROUND = 3

/** What a debug changed, line by line: by sign, by colour and in words. */
export default function Changes({ before, after }: { before: string; after: string }) {
  const lines = lineDiff(before.trimEnd(), after.trimEnd())
  if (lines.every(({ kind }) => kind === 'kept')) return <p className={styles.same}>The code is the same as before.</p>
  return (
    // A scrolling region must be reachable by keyboard.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is no place for code
    <div className={styles.changes} role="group" tabIndex={0} aria-label="Changed lines">
      <div className={styles.lines}>
        {folded(lines).map((line, place) => (
          // A line has no identity but its place.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <Line key={place} line={line} />
        ))}
      </div>
    </div>
  )
}

const signs = { kept: ' ', added: '+', removed: '−' } as const
const words = { kept: '', added: 'Added: ', removed: 'Removed: ' } as const

function Line({ line }: { line: DiffLine | Fold }) {
  if (line.kind === 'folded')
    return <p className={styles.folded}>{line.count === 1 ? 'one line unchanged' : `${line.count} lines unchanged`}</p>
  return (
    <p data-kind={line.kind}>
      <span aria-hidden="true" className={styles.sign}>
        {signs[line.kind]}
      </span>
      <VisuallyHidden>{words[line.kind]}</VisuallyHidden>
      {line.text}
    </p>
  )
}

type Fold = { kind: 'folded'; count: number }

function folded(lines: DiffLine[]): (DiffLine | Fold)[] {
  const changed = lines.flatMap(({ kind }, place) => (kind === 'kept' ? [] : [place]))
  const shown: (DiffLine | Fold)[] = []
  for (const [place, line] of lines.entries()) {
    const last = shown.at(-1)
    if (changed.some((change) => Math.abs(change - place) <= AROUND)) shown.push(line)
    else if (last?.kind === 'folded') last.count += 1
    else shown.push({ kind: 'folded', count: 1 })
  }
  return shown
}
