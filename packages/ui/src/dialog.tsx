import { type ReactNode, type SyntheticEvent, useEffect, useId, useRef } from 'react'
import { Button } from './button.tsx'
import styles from './dialog.module.css'

type DialogProps = {
  open: boolean
  /** Called when it is closed by Escape or its close button. */
  onClose: () => void
  title: string
  children: ReactNode
  /** Its buttons, the main one last. */
  actions: ReactNode
  /** As wide as the screen allows: for a picture. */
  wide?: boolean
  /** Only its own buttons close it: for what is shown once and lost by a slip. */
  mustAnswer?: boolean
}

/**
 * Asks something that must be answered first. The browser's own modal dialog: it traps focus, closes on Escape, gives
 * focus back, and needs no style injected into the page, which our content policy refuses.
 */
export function Dialog({ open, onClose, title, children, actions, wide = false, mustAnswer = false }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useId()
  useEffect(() => {
    if (open) dialog.current?.showModal()
    else dialog.current?.close()
  }, [open])

  /** It is closed once this is known: whoever opens it again at once, with the focus back, is not overtaken by `close`. */
  function canceled(event: SyntheticEvent) {
    // A file chooser in it can be canceled as well.
    if (event.target !== event.currentTarget) return
    event.preventDefault()
    if (!mustAnswer) onClose()
  }
  /** The browser closes it by itself at a second Escape. */
  function closed() {
    if (dialog.current?.open) return
    if (open && mustAnswer) dialog.current?.showModal()
    else onClose()
  }
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      data-wide={wide}
      aria-labelledby={heading}
      onCancel={canceled}
      onClose={closed}
    >
      {open && (
        <>
          <header className={styles.head}>
            <h2 id={heading}>{title}</h2>
            {!mustAnswer && (
              <Button kind="quiet" aria-label="Close" onClick={onClose}>
                ✕
              </Button>
            )}
          </header>
          <div className={styles.body}>{children}</div>
          <footer className={styles.actions}>{actions}</footer>
        </>
      )}
    </dialog>
  )
}
