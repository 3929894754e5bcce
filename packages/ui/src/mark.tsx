import styles from './mark.module.css'

/** The mark and the word. It is not a link by itself: put it inside one. */
export function Mark() {
  return (
    <span className={styles.mark}>
      <span className={styles.square}>
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <path d="M3 8.5l3.2 3.2L13 4.8" />
        </svg>
      </span>
      dryrun
    </span>
  )
}
