import { type ComponentProps, useId } from 'react'
import styles from './select.module.css'

type SelectProps = ComponentProps<'select'> & {
  label: string
  /** For a toolbar, where the value speaks for itself: the label is read aloud, not shown. Else it is a form's field. */
  hideLabel?: boolean
  options: readonly { value: string; label: string; disabled?: boolean }[]
}

/** One of a few. The browser's own list, so that a phone shows its own wheel. */
export function Select({ label, hideLabel = false, options, ...select }: SelectProps) {
  const id = useId()
  return (
    <div className={hideLabel ? undefined : styles.field}>
      {!hideLabel && <label htmlFor={id}>{label}</label>}
      <span className={styles.box}>
        <select {...select} id={id} aria-label={hideLabel ? label : undefined}>
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </select>
      </span>
    </div>
  )
}
