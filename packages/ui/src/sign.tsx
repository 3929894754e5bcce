import styles from './sign.module.css'

export type Tone = 'passed' | 'failed' | 'waiting'

const shapes: Record<Tone, string> = {
  passed: 'M3 8.5l3.2 3.2L13 4.8',
  failed: 'M4.2 4.2l7.6 7.6M11.8 4.2l-7.6 7.6',
  waiting: 'M8 3.6v5M8 12.2v.2',
}

type SignProps = {
  tone: Tone
  /** `large` heads a verdict; without it, it stands in a line. */
  large?: boolean
  /** The shape draws itself once: for a run that has just come back. */
  drawn?: boolean
}

/** Tick, cross or exclamation mark: a verdict's shape, so that colour is never alone. Words stand beside it. */
export function Sign({ tone, large = false, drawn = false }: SignProps) {
  return (
    <span className={styles.sign} data-tone={tone} data-large={large} data-drawn={drawn}>
      <svg viewBox="0 0 16 16" aria-hidden="true">
        <path d={shapes[tone]} pathLength={1} />
      </svg>
    </span>
  )
}
