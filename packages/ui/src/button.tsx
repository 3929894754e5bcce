import { Slot } from 'radix-ui'
import type { ComponentProps, MouseEvent } from 'react'
import styles from './button.module.css'
import { Spinner } from './spinner.tsx'

type ButtonProps = ComponentProps<'button'> & {
  /** One `main` on a screen: the thing to do next. */
  kind?: 'main' | 'plain' | 'danger' | 'quiet'
  /** `large` closes a form or calls on a public page. */
  size?: 'small' | 'large'
  /** The act is under way: it shows so, keeps focus and takes no further clicks. */
  busy?: boolean
  /** Gives the look to its one child instead, which is a link. */
  asChild?: boolean
}

/** A button, or a link that looks like one. `type` is 'button' unless said otherwise. */
export function Button({ kind = 'plain', size = 'small', busy, asChild, children, onClick, ...rest }: ButtonProps) {
  const look = { className: styles.button, 'data-kind': kind, 'data-size': size }
  if (asChild) return <Slot.Root {...look}>{children}</Slot.Root>

  function click(event: MouseEvent<HTMLButtonElement>) {
    if (busy) event.preventDefault()
    else onClick?.(event)
  }
  return (
    // Not `disabled` while busy: that would drop the keyboard's place.
    <button type="button" {...rest} {...look} aria-disabled={busy || undefined} aria-busy={busy} onClick={click}>
      {busy && <Spinner label="Working" />}
      {children}
    </button>
  )
}
