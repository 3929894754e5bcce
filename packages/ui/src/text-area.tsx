import { type ComponentProps, type ReactNode, useId } from 'react'
import styles from './field.module.css'

type TextAreaProps = ComponentProps<'textarea'> & {
  label: string
  /** What helps to fill it in, under the input. */
  hint?: ReactNode
  /** What is wrong with it, as a sentence. */
  error?: string
}

/** A field of several lines, which grows with its text. */
export function TextArea({ label, hint, error, ...input }: TextAreaProps) {
  const id = useId()
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ')
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <div className={styles.box}>
        <textarea
          rows={3}
          {...input}
          id={id}
          aria-invalid={error ? true : undefined}
          aria-describedby={described || undefined}
        />
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
