import { useState } from 'react'
import styles from './clipped.module.css'

/** As many characters as stand in three lines of the evidence column. */
const SHOWN = 160

/** A value as it was read or printed, however long; a long one is cut until the person asks for all of it. */
export function Clipped({ children: value }: { children: string }) {
  const [whole, setWhole] = useState(false)
  if (value.length <= SHOWN) return <span className={styles.value}>{value}</span>
  return (
    <span className={styles.value}>
      {whole ? value : `${value.slice(0, SHOWN)}…`}{' '}
      <button type="button" className={styles.more} aria-expanded={whole} onClick={() => setWhole(!whole)}>
        {whole ? 'Show less' : `Show all ${value.length.toLocaleString('en-GB')} characters`}
      </button>
    </span>
  )
}
