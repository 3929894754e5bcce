import styles from './spinner.module.css'
import { VisuallyHidden } from './visually-hidden.tsx'

type SpinnerProps = {
  /** What is being waited for, for a screen reader; shown beside the ring when `page` is set. */
  label: string
  /** Fills the room of a screen instead of a line. */
  page?: boolean
}

/** Waiting whose length is not known. Where stages are known, show the stage instead. */
export function Spinner({ label, page = false }: SpinnerProps) {
  return (
    <span className={page ? styles.page : styles.inline} role="status">
      <span className={styles.ring} aria-hidden="true" />
      {page ? label : <VisuallyHidden>{label}</VisuallyHidden>}
    </span>
  )
}
