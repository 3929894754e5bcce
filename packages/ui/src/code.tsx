import type { Language } from '@dryrun/contract/languages'
import { useEffect, useState } from 'react'
import styles from './code.module.css'
import type { CodeToken } from './highlight.ts'

type CodeProps = {
  source: string
  language: Language
  /** Already split, for a page that is rendered before it is sent. */
  tokens?: CodeToken[][]
}

/** Source code. It is readable at once and coloured as soon as the language's grammar has come. */
export function Code({ source, language, tokens }: CodeProps) {
  const text = source.trimEnd()
  const highlighted = useHighlighted(text, language, tokens)
  return (
    // A scrolling region must be reachable by keyboard.
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is no place for code
    // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
    <pre className={styles.code} role="group" tabIndex={0} aria-label="Code">
      <code>
        {highlighted.lines.map(renderLine)}
        {text.slice(highlighted.reached)}
      </code>
    </pre>
  )
}

function renderLine(line: CodeToken[], number: number) {
  return (
    // A line has no identity but its place.
    <span key={number}>
      {line.map(({ offset, text, kind }) => (
        <span key={offset} className={kind && styles[kind]}>
          {text}
        </span>
      ))}
      {'\n'}
    </span>
  )
}

type Highlighted = { lines: CodeToken[][] /** Where the lines end: the rest has no colours yet. */; reached: number }

const nothing: Highlighted = { lines: [], reached: 0 }

/** Of code that is still being written, the lines that have their colours keep them. */
function useHighlighted(source: string, language: Language, given?: CodeToken[][]): Highlighted {
  const [done, setDone] = useState<{ source: string; language: Language; lines: CodeToken[][] }>()
  useEffect(() => {
    if (given) return
    let stale = false
    import('./highlight.ts')
      .then(({ highlight }) => highlight(source, language))
      .then(
        (lines) => stale || setDone({ source, language, lines }),
        // Without its colours the code is still all there.
        () => undefined,
      )
    return () => {
      stale = true
    }
  }, [source, language, given])
  if (given) return { lines: given, reached: source.length }
  if (done?.language !== language || !source.startsWith(done.source)) return nothing
  if (source === done.source) return { lines: done.lines, reached: source.length }
  return { lines: done.lines.slice(0, -1), reached: done.source.lastIndexOf('\n') + 1 }
}
