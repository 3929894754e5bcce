import { type ComponentProps, type ReactNode, useId } from 'react'
import styles from './field.module.css'

export type FieldProps = ComponentProps<'input'> & {
  label: string
  /** What helps to fill it in, under the input. */
  hint?: ReactNode
  /** What is wrong with it, as a sentence. */
  error?: string
  /** Stands inside the input's right edge. */
  trailing?: ReactNode
}

/** A labelled input with its hint and its error, tied together for screen readers. */
export function Field({ label, hint, error, trailing, ...input }: FieldProps) {
  const id = useId()
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ')
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <div className={styles.box}>
        <input
          {...input}
          id={id}
          aria-invalid={error ? true : input['aria-invalid']}
          aria-describedby={described || undefined}
        />
        {trailing}
      </div>
      {error && (
        <p id={`${id}-error`} className={styles.error} role="alert">
          {error}
        </p>
      )}
      {hint && (
        <div id={`${id}-hint`} className={styles.hint}>
          {hint}
        </div>
      )}
    </div>
  )
}
